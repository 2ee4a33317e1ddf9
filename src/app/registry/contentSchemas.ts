import { z } from 'zod';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { forEditors, type EditorSchema } from '#src/app/registry/forEditors.ts';
import {
  createEntrySchema,
  createLocalizedSchema,
  createRecordSchema,
  createSettingsSchema,
  createTaxonomySchema,
  topFileSchemas,
} from '#src/content/schemas/fileSchemas.ts';
import { createTranslationSchema } from '#src/content/translations/translationSchema.ts';
import { once } from '#src/shared/once.ts';

const kinds = Object.values(pageParts.collections);

/** An editor has one schema for every `page.yaml`: that of a page, or of an entry of a list. */
const pageSettings = () =>
  z.union([
    createSettingsSchema(pageParts.templates),
    ...kinds.filter(hasPages).map((kind) => createEntrySchema(pageParts.templates, kind)),
  ]);

const hasPages = ({ definition }: (typeof kinds)[number]) => definition.entry !== undefined;

/** Entries without pages have a schema for each list. */
const recordSchemas = () =>
  Object.fromEntries(
    kinds.filter((kind) => !hasPages(kind)).map((kind) => [kind.definition.name, createRecordSchema(kind)]),
  );

/** @returns the JSON Schema of each kind of content file, as an editor writes it, made from the schemas that check it */
export const contentSchemas = once((): Record<string, EditorSchema> => {
  const schemas = {
    page: pageSettings(),
    locale: createLocalizedSchema(pageParts),
    translation: createTranslationSchema(pageParts),
    redirects: topFileSchemas['redirects.yaml'],
    taxonomy: createTaxonomySchema(kinds.map(({ definition }) => definition)),
    menus: topFileSchemas['menus.yaml'],
    footer: topFileSchemas['footer.yaml'],
    authors: topFileSchemas['authors.yaml'],
    facts: topFileSchemas['facts.yaml'],
    glossary: topFileSchemas['glossary.yaml'],
    ...recordSchemas(),
  };
  const forPeople = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      forEditors(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ]),
  );
  return { ...forPeople, translation: wholeOrTranslation(forPeople.translation ?? {}) };
});

/** A folder without English has its structure in another language, whose file is like an English one then. */
function wholeOrTranslation({ $schema, ...translation }: EditorSchema): EditorSchema {
  return {
    ...($schema === undefined ? {} : { $schema }),
    if: { properties: { blocks: { type: 'array' } } },
    then: { $ref: 'locale.schema.json' },
    else: translation,
  };
}
