import type { Collections } from '#src/content/collections/collectionPart.ts';
import type { LocalizedContent, PageDocument, PageSettings } from '#src/content/document.ts';
import type { ContentFacts, MomentFacts, PageBlocks } from '#src/content/pages/pageBlocks.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { Path } from '#src/content/files/yamlFile.ts';
import type { Slots } from '#src/shared/page/slots.ts';
import type { FilledOf, SettingsOf, TemplateSchema, WordsOf } from '#src/shared/page/templateSchema.ts';
import type { PageOf } from '#src/shared/page/template.ts';

/** What is wrong, and where in the file. */
export type Finding = readonly [path: Path, rule: string];

/** A document of the template: its settings have passed the schema. */
export type DocumentOf<Schema extends TemplateSchema> = PageDocument & {
  readonly settings: PageSettings & SettingsOf<Schema>;
};

/** A page in one language. The template's own words may be missing: what is wrong with a file is said, and it is served. */
type ContentOf<Schema extends TemplateSchema> = LocalizedContent & Partial<WordsOf<Schema>>;

interface OwnFacts<Schema extends TemplateSchema> extends Pick<PageBlocks, 'isSection'> {
  readonly document: DocumentOf<Schema>;
  /** All lists by name. */
  readonly collections: Collections;
  /** What it says in the language; the names of what the page filters by are in it. */
  readonly content: ContentOf<Schema>;
}

/** What a template may be filled from. As with blocks: it is given what it names and nothing else. */
interface Facts<Schema extends TemplateSchema> {
  /** What is made of it is kept with the content's files until they change. */
  readonly content: ContentFacts & OwnFacts<Schema>;
  /** Made anew for each page that is made. */
  readonly moment: MomentFacts & OwnFacts<Schema>;
}

type Filling<Schema extends TemplateSchema> = {
  readonly [From in keyof Facts<Schema>]: {
    readonly from: From;
    /** @returns the fields to put around the blocks */
    readonly fill: (facts: Facts<Schema>[From]) => Partial<FilledOf<Schema>>;
    /** @returns the ids of the blocks that the page does not have now */
    readonly hides?: (facts: Facts<Schema>[From]) => readonly string[];
  };
}[keyof Facts<Schema>];

/**
 * What the pages of a template are about, for search engines: the site itself and who runs it, or something that the provider
 * does for its customers (`src/server/structured-data`).
 */
export type PageSubject = 'site' | 'service';

interface Telling<Schema extends TemplateSchema> {
  /** Without it, search engines are told nothing beside what the template's view says. */
  readonly subject?: PageSubject;
  /** @returns other pages whose changes drop the cached page, by path */
  readonly follows?: (page: PageOf<Schema>) => readonly string[];
  /** What else drops the cached page: a list by its name, of whose entries it shows some. */
  readonly tags?: readonly string[];
  /** What no schema can hold of `page.yaml` from the moment on that somebody sees the page: its name must be true of it. */
  readonly checkSettings?: (document: DocumentOf<Schema>, snapshot: ContentSnapshot, from: Date) => readonly Finding[];
  /** The same of a language file. */
  readonly checkWords?: (
    content: ContentOf<Schema>,
    document: DocumentOf<Schema>,
    facts: ContentFacts,
  ) => readonly Finding[];
}

/** Any template's part, for code that works for all of them. */
export interface TemplatePart {
  readonly subject?: PageSubject;
  readonly from?: keyof Facts<never>;
  readonly fill?: (facts: never) => object;
  readonly hides?: (facts: never) => readonly string[];
  readonly follows?: (page: never) => readonly string[];
  readonly tags?: readonly string[];
  readonly checkSettings?: (document: never, snapshot: ContentSnapshot, from: Date) => readonly Finding[];
  readonly checkWords?: (content: never, document: never, facts: ContentFacts) => readonly Finding[];
}

/** A template, as far as the content has to know of it. */
export interface TemplateRow {
  readonly schema: TemplateSchema;
  readonly slots: Slots;
  readonly part: TemplatePart;
}

/** All of them by name. */
export type PageTemplates = Readonly<Partial<Record<string, TemplateRow>>>;

/**
 * What the server does for the pages of a template: what it puts around their blocks, and what it asks of them.
 *
 * @param part as the content uses it
 */
export function defineTemplatePart<Schema extends TemplateSchema>(
  part: Telling<Schema> & (Filling<Schema> | Partial<Record<keyof Filling<Schema>, undefined>>),
): TemplatePart {
  return part;
}
