import type { BlockType } from '#src/app/registry/blockTypes.ts';
import { templateDefinitions } from '#src/app/registry/templates.gen.ts';
import type { TemplateName, TemplateSchemasByName } from '#src/app/registry/templateTypes.ts';
import type { Slots } from '#src/shared/page/slots.ts';
import type { TemplateSchema } from '#src/shared/page/templateSchema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/**
 * What draws each template, in a chunk of its own. Its name, its schema, its view and its slots must fit, and its slots name
 * blocks that there are: one that is wrongly paired does not pass the type check.
 */
export const templates: {
  readonly [Name in TemplateName]: TemplateDefinition<TemplateSchemasByName[Name], BlockType> & { readonly name: Name };
} = templateDefinitions;

/** A template for code that works for all of them: its page has passed the schema of its name. */
type TemplateEntry = Pick<TemplateDefinition<TemplateSchema>, 'view' | 'islands' | 'still' | 'namedAtLength'> & {
  readonly slots: Slots;
};

/** @returns the definition of a page's template */
export function templateEntry(name: string): TemplateEntry {
  return templates[name as TemplateName];
}

/** @returns the name of a template's chunk, as in the build's statistics */
export function templateChunk(name: string): string {
  return `page-${name}`;
}
