import { templates } from '#src/app/registry/templates.ts';
import { templateSchemas } from '#src/app/registry/templateSchemas.gen.ts';
import { templateServers } from '#src/app/registry/templateServers.gen.ts';
import type { TemplateName } from '#src/app/registry/templateTypes.ts';
import type { PageTemplates, TemplatePart, TemplateRow } from '#src/content/pages/templatePart.ts';
import type { TemplateSchema } from '#src/shared/page/templateSchema.ts';

const parts: Readonly<Partial<Record<string, TemplatePart>>> = templateServers;
const schemas: Readonly<Record<TemplateName, TemplateSchema>> = templateSchemas;

/** The templates of this site, as far as the content has to know of them. */
export const pageTemplates: PageTemplates = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]): [string, TemplateRow] => [
    name,
    { schema, slots: templates[name as TemplateName].slots, part: parts[name] ?? {} },
  ]),
);
