import { pageParts } from '#src/app/registry/pageParts.ts';
import { templates } from '#src/app/registry/templates.ts';
import { templateServers } from '#src/app/registry/templateServers.gen.ts';
import type { TemplateName } from '#src/app/registry/templateTypes.ts';
import type { PageTemplates, TemplatePart, TemplateRow } from '#src/content/pages/templatePart.ts';

const parts: Readonly<Partial<Record<string, TemplatePart>>> = templateServers;

/** The templates of this site, as far as the content has to know of them. */
export const pageTemplates: PageTemplates = Object.fromEntries(
  (Object.keys(templates) as TemplateName[]).map((name): [string, TemplateRow] => [
    name,
    {
      get schema() {
        const schema = pageParts.templates[name];
        if (!schema) throw new Error(`The template ${name} has no schema`);
        return schema;
      },
      slots: templates[name].slots,
      part: parts[name] ?? {},
    },
  ]),
);
