import { z } from 'zod';
import { authorsSchema } from '#src/content/authors/authorsSchema.ts';
import { datesSchema } from '#src/content/dates/datesSchema.ts';
import type { ContentRecord, PageSettings, Taxonomy, TaxonomyValue } from '#src/content/document.ts';
import { factsSchema } from '#src/content/facts/factsSchema.ts';
import { glossarySchema } from '#src/content/language/glossarySchema.ts';
import { footerSchema, menusSchema } from '#src/content/menus/menuSchema.ts';
import { redirectsSchema } from '#src/content/redirects.ts';
import { descriptionOf } from '#src/content/schemaParts.ts';
import type { TopFile } from '#src/content/schemas/topFiles.ts';
import { ICON_NAMES } from '#src/shared/iconNames.ts';
import { pageMetadataShape, pageSettingsShape, type EntryKind, type PageParts } from '#src/shared/page/page.ts';
import { withFormLinks } from '#src/shared/page/pointToForm.ts';
import { slug, text } from '#src/shared/page/schema.ts';
import type { CollectionDefinition } from '#src/shared/collections/collection.ts';
import type { TemplateSchema, TemplateSchemas } from '#src/shared/page/templateSchema.ts';
import { inEachLocale, perLocale } from '#src/shared/text/perLocale.ts';
import { typesetEach } from '#src/shared/text/typography/typesetEach.ts';

/** The schemas of the files of the content folder. The server loads them when something is held to one (`lateSchemas.ts`). */

/** Of the files at its top; the sets of `taxonomy.yaml` are those that the lists have. */
export const topFileSchemas = {
  'redirects.yaml': redirectsSchema,
  'menus.yaml': menusSchema,
  'footer.yaml': footerSchema,
  'facts.yaml': factsSchema,
  'glossary.yaml': glossarySchema,
  'authors.yaml': authorsSchema,
  'dates.yaml': datesSchema,
} as const satisfies Readonly<Record<Exclude<TopFile, 'taxonomy.yaml'>, z.ZodType>>;

/**
 * @param templates the schemas of all templates
 * @returns the schema of `page.yaml`: a form for each template, so that a setting of another one is refused
 */
export function createSettingsSchema(templates: TemplateSchemas): z.ZodType<PageSettings> {
  const forms = Object.values(templates).map(({ name, about, settings }) => settingsForm(name, about, settings));
  return z.discriminatedUnion('template', forms as [ReturnType<typeof settingsForm>]);
}

/**
 * @param templates the schemas of all templates
 * @param kind the list
 * @returns the schema of `page.yaml` of its entries: that of their template, and `entry`
 * @throws where there is no such template
 */
export function createEntrySchema(templates: TemplateSchemas, { schema }: EntryKind): z.ZodType<PageSettings> {
  const template = templates[schema.template ?? ''];
  if (!template)
    throw new Error(`The entries of ${schema.name} have the template ${schema.template ?? 'none'}, and there is none`);
  return settingsForm(template.name, template.about, { ...template.settings, entry: schema.settings });
}

/**
 * @param kind a list whose entries have no pages
 * @returns the schema of the one file that an entry of it is
 */
export function createRecordSchema({ schema }: EntryKind): z.ZodType<ContentRecord> {
  return z
    .strictObject({
      name: schema.namedInEach
        ? perLocale.describe('Its name in each language.')
        : text.max(60).describe('Its name, the same in all languages.'),
      description: perLocale.describe('What it is, in one to three sentences for each language.'),
      ...schema.settings.shape,
    })
    .describe(schema.settings.description ?? '');
}

function settingsForm(name: string, about: string, settings: TemplateSchema['settings']) {
  return z
    .strictObject({ template: z.literal(name).describe(about), ...pageSettingsShape, ...settings })
    .describe(about);
}

/**
 * A language file does not say its template, so any template's words may stand in it; whether they are those of its own is
 * found when the page is checked as a whole.
 *
 * @param parts what pages are made of
 * @returns the schema of `<locale>.yaml`
 */
export function createLocalizedSchema({ block, templates }: Pick<PageParts, 'block' | 'templates'>) {
  const blocks = withFormLinks(z.array(block).min(1)).describe('What the page is made of, from top to bottom.');
  return z
    .strictObject({ ...pageMetadataShape, ...wordsOfAll(templates), blocks })
    .superRefine(({ blocks }, context) => {
      const seen = new Set<string>();
      blocks.forEach(({ id }, index) => {
        if (seen.has(id))
          context.addIssue({ code: 'custom', path: ['blocks', index, 'id'], message: `"${id}" is used twice` });
        seen.add(id);
      });
    });
}

/** @throws where two templates call different things by the same name: no file could then say which it means */
function wordsOfAll(templates: TemplateSchemas): Readonly<Record<string, z.ZodOptional>> {
  const owners = new Map<string, TemplateSchema>();
  for (const template of Object.values(templates)) {
    for (const [name, field] of Object.entries(template.words)) {
      const owner = owners.get(name);
      if (owner && owner.words[name] !== field)
        throw new Error(
          `The templates ${owner.name} and ${template.name} both have "${name}", and mean different things`,
        );
      owners.set(name, template);
    }
  }
  return Object.fromEntries(
    [...owners].flatMap(
      ([
        name,
        {
          name: template,
          words: { [name]: field },
        },
      ]) => (field ? [[name, field.optional().describe(`Template ${template} only: ${descriptionOf(field)}`)]] : []),
    ),
  );
}

/** SPEC part 3: title and description of what a list is narrowed by, of a channel its logotype. */
const taxonomyValue = z
  .strictObject({
    ...inEachLocale,
    about: perLocale.optional().describe('One sentence, shown where a list is narrowed to the value.'),
    icon: z.enum(ICON_NAMES).optional().describe('The name of the icon before that sentence.'),
  })
  .transform(({ about, icon, ...names }): TaxonomyValue => ({
    ...typesetEach(names),
    ...(about ? { about } : {}),
    ...(icon ? { icon } : {}),
  }))
  .describe('What the value is called.');

/**
 * @param definitions of all lists
 * @returns the schema of `taxonomy.yaml`: the sets from which the facets of the lists choose, each value with its names
 */
export function createTaxonomySchema(definitions: readonly CollectionDefinition[]): z.ZodType<Taxonomy> {
  const users = new Map<string, Set<string>>();
  for (const { name, facets } of definitions) {
    for (const { set } of Object.values(facets)) users.set(set, (users.get(set) ?? new Set()).add(name));
  }
  return z.strictObject(
    Object.fromEntries(
      [...users].map(([set, names]) => [
        set,
        z
          .record(slug, taxonomyValue)
          .describe(`What the lists (${[...names].join(', ')}) are filtered by, by the word in the address.`)
          .default({}),
      ]),
    ),
  );
}
