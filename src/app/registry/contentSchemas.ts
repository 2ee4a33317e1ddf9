import { z } from 'zod';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { forEditors, type EditorSchema } from '#src/app/registry/forEditors.ts';
import { createLocalizedSchema, createSettingsSchema, taxonomySchema } from '#src/content/document.ts';
import { factsSchema } from '#src/content/facts/factsSchema.ts';
import { glossarySchema } from '#src/content/language/glossarySchema.ts';
import { footerSchema, menusSchema } from '#src/content/menus/menuSchema.ts';
import { redirectsSchema } from '#src/content/redirects.ts';

/** @returns the JSON Schema of each kind of content file, as an editor writes it, made from the schemas that check it */
export function contentSchemas(): Record<string, EditorSchema> {
  const schemas = {
    page: createSettingsSchema(pageParts.templates),
    locale: createLocalizedSchema(pageParts),
    redirects: redirectsSchema,
    taxonomy: taxonomySchema,
    menus: menusSchema,
    footer: footerSchema,
    facts: factsSchema,
    glossary: glossarySchema,
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      forEditors(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ]),
  );
}
