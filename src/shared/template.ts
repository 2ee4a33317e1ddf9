import type { LoadableComponent } from '@loadable/component';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Page } from '#src/shared/page.ts';
import type { SlotsOf } from '#src/shared/slots.ts';

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
  const none = { settings: NONE, words: NONE, filled: NONE, slots: { body: 'All blocks.' }, example: undefined };
  return { name, about, ...none, ...parts } as TemplateSchema<Name, Settings, Words, Filled, Slot>;
}

/** What `page.yaml` says for a template alone. */
export type SettingsOf<Schema extends TemplateSchema> = Fields<Schema['settings']>;
/** What a language file says for a template alone. */
export type WordsOf<Schema extends TemplateSchema> = Fields<Schema['words']>;
/** What the site fills in for a template. */
export type FilledOf<Schema extends TemplateSchema> = Fields<Schema['filled']>;

type Own<Schema extends TemplateSchema> = SettingsOf<Schema> & WordsOf<Schema> & FilledOf<Schema>;

/** A page as a template is given it. A CMS may leave out what is the template's own, so each of these may be missing. */
export type PageOf<Schema extends TemplateSchema> = Page & {
  readonly [Field in keyof Own<Schema>]?: Own<Schema>[Field] | undefined;
};

/** What the view of a template is given: its page, and in each slot the blocks that stand there, drawn. */
export interface TemplateProps<Schema extends TemplateSchema> {
  readonly page: PageOf<Schema>;
  readonly slots: Readonly<Record<keyof Schema['slots'], ReactNode>>;
}

/**
 * A template for server and browser: what draws it, and where its blocks stand. Written with `satisfies`, so that a view that
 * asks for other fields or slots than the schema has does not compile.
 */
export interface TemplateDefinition<Schema extends TemplateSchema, Type extends string = string> {
  /** The name of its folder. */
  readonly name: Schema['name'];
  /** In a chunk of its own, named `page-` and the name. */
  readonly view: LoadableComponent<TemplateProps<Schema>>;
  /** In the order of the page. */
  readonly slots: SlotsOf<keyof Schema['slots'] & string, Type>;
  /** Where a page has a `longtitle`, the head calls it by that, too (SPEC part 3: records of a single solution). */
  readonly namedAtLength?: true;
}
