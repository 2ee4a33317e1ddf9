import type { templateSchemas } from '#src/app/registry/templateSchemas.gen.ts';

/** The schemas of all templates, each under its own name. */
export type TemplateSchemasByName = typeof templateSchemas;

/** As `template` stands in `page.yaml`. */
export type TemplateName = keyof TemplateSchemasByName;
