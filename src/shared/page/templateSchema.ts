import type { z } from 'zod';

/** Fields by their names. */
type Shape = Readonly<Record<string, z.ZodType>>;

/** What fields say once they are checked. */
type Fields<Of extends Shape> = [keyof Of] extends [never] ? unknown : z.output<z.ZodObject<Of>>;

/** What a template asks of editors and of the site, beside what every page has. */
interface TemplateParts<Settings extends Shape, Words extends Shape, Filled extends Shape, Slot extends string> {
  /** In `page.yaml`. */
  readonly settings: Settings;
  /** In every language file. */
  readonly words: Words;
  /** What the site puts around the blocks; a CMS sends it with the page, and may leave it out. */
  readonly filled: Filled;
  /** The places for blocks, each with a sentence for editors. `body` is one of them. */
  readonly slots: Readonly<Record<Slot | 'body', string>>;
  /** The path of a page that shows what the template can be. */
  readonly example: string | undefined;
}

/** What editors may write of a template. Server and scripts only: the browser gets types. */
export interface TemplateSchema<
  Name extends string = string,
  Settings extends Shape = Shape,
  Words extends Shape = Shape,
  Filled extends Shape = Shape,
  Slot extends string = string,
> extends TemplateParts<Settings, Words, Filled, Slot> {
  /** The name of its folder, as `template` stands in `page.yaml`. */
  readonly name: Name;
  /** What kind of page it is, in a sentence for editors. */
  readonly about: string;
}

/** The schemas of all templates by name. */
export type TemplateSchemas = Readonly<Record<string, TemplateSchema>>;

/** Most templates have no fields of their own. */
const NONE = {} as const satisfies Shape;

/**
 * @param name of the template's folder
 * @param about what kind of page it is, in a sentence for editors
 * @param parts what it has beside what all pages have: most need nothing
 * @returns the schema of a template
 */
export function templateSchema<
  Name extends string,
  Settings extends Shape = typeof NONE,
  Words extends Shape = typeof NONE,
  Filled extends Shape = typeof NONE,
  Slot extends string = 'body',
>(
  name: Name,
  about: string,
  parts: Partial<TemplateParts<Settings, Words, Filled, Slot>> = {},
): TemplateSchema<Name, Settings, Words, Filled, Slot> {
  const none = { settings: NONE, words: NONE, filled: NONE, example: undefined };
  return { name, about, slots: { body: 'All blocks.' }, ...none, ...parts } as TemplateSchema<
    Name,
    Settings,
    Words,
    Filled,
    Slot
  >;
}

/** What `page.yaml` says for a template alone. */
export type SettingsOf<Schema extends TemplateSchema> = Fields<Schema['settings']>;
/** What a language file says for a template alone. */
export type WordsOf<Schema extends TemplateSchema> = Fields<Schema['words']>;
/** What the site fills in for a template. */
export type FilledOf<Schema extends TemplateSchema> = Fields<Schema['filled']>;
