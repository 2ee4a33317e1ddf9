import type { ContentKinds } from '#src/content/contentKinds.ts';
import type { ContentProblem } from '#src/content/check/contentProblem.ts';
import { LOCALE_FILES, type LocalizedContent, type PageDocument, type PageSettings } from '#src/content/document.ts';
import { createFacts } from '#src/content/facts/createFacts.ts';
import type { FactsFile } from '#src/content/facts/factsSchema.ts';
import { fillFacts, rememberFilled } from '#src/content/facts/fillFacts.ts';
import type { ValueOf } from '#src/content/files/compiledContent.ts';
import type { ContentReading } from '#src/content/files/contentFiles.ts';
import { recallWords } from '#src/content/language/servedWords.ts';
import { once } from '#src/shared/once.ts';

/** How the name of a page's own file ends. */
export const SETTINGS = '/page.yaml';

type LocaleFile = (typeof LOCALE_FILES)[number];

/** What is taken over of the last reading. */
interface Before {
  readonly documents: ReadonlyMap<string, PageDocument>;
  readonly written: ContentReading['values'];
  readonly facts: FactsFile;
}

interface Assembling extends Pick<ContentKinds, 'pathOf' | 'words'> {
  readonly facts: FactsFile;
  /** Told of folders that are the same page. */
  readonly problems: ContentProblem[];
}

/** @returns the pages, each by its path, with the facts written in; they keep their identity while their parts do */
export function assembleDocuments(
  reading: Pick<ContentReading, 'values' | 'servedOf'>,
  { pathOf, problems, ...options }: Assembling,
  before?: Before,
): ReadonlyMap<string, PageDocument> {
  const documents = new Map<string, PageDocument>();
  const isFirst = isEmpty(before);
  const makeWords = createMakeWords(reading, options, before);
  for (const name of reading.values.keys()) {
    if (!name.endsWith(SETTINGS)) continue;
    const folder = name.slice(0, -SETTINGS.length);
    const path = pathOf(folder);
    const fileOf = (locale: LocaleFile) => `${folder}/${locale}.yaml`;
    const written = LOCALE_FILES.filter((locale) => reading.values.has(fileOf(locale)));
    const words = new PageWords(written, (locale) => makeWords(path, locale, fileOf(locale)), !isFirst);
    const next = new AssembledDocument(path, folder, words, reading.values.get(name));
    const last = before?.documents.get(path);
    const other = documents.get(path)?.folder;
    if (other)
      problems.push({ file: name, rule: `${path} is the page in ${other} already; rename one of the two folders` });
    else documents.set(path, last && isSameDocument(last, next) ? last : next);
  }
  return documents;
}

/** A page, whose settings are made when they are asked for: a start asks few pages. */
class AssembledDocument implements PageDocument {
  readonly path: string;
  readonly folder: string;
  declare readonly settings: PageSettings;
  readonly locales: PageDocument['locales'];
  readonly #makeSettings: ValueOf | undefined;

  constructor(path: string, folder: string, words: PageWords, settings: ValueOf | undefined) {
    this.path = path;
    this.folder = folder;
    this.locales = words as PageDocument['locales'];
    this.#makeSettings = settings;
    Object.defineProperty(this, 'settings', AssembledDocument.#settings);
  }

  /** A property of the page's own: whoever copies the page has it, too. */
  static readonly #settings: PropertyDescriptor & ThisType<AssembledDocument> = {
    enumerable: true,
    get() {
      return this.#makeSettings?.();
    },
  };
}

/**
 * What a page says, by language: each is a property that makes itself. All pages share the functions that read them, since V8
 * keeps a shape of its own for each object whose property has another.
 */
class PageWords {
  readonly #makers: Partial<Record<LocaleFile, ValueOf>> = {};
  readonly #find: ((locale: LocaleFile) => ValueOf) | undefined;

  /**
   * @param written the languages that there are
   * @param find finds what makes the words of a language
   * @param isAtOnce whether it does so now: a start needs the words of few pages. Later, who waits would hold the content before
   *   it, and that the one before that
   */
  constructor(written: readonly LocaleFile[], find: (locale: LocaleFile) => ValueOf, isAtOnce: boolean) {
    for (const locale of written) {
      Object.defineProperty(this, locale, PageWords.#properties[locale]);
      if (isAtOnce) this.#makers[locale] = find(locale);
    }
    this.#find = isAtOnce ? undefined : find;
  }

  /** @returns what makes the words: where it is the same, they are, and to compare them would make them all */
  static makerOf({ locales }: PageDocument, locale: LocaleFile): ValueOf | undefined {
    return locales instanceof PageWords && locale in locales ? locales.#makerOf(locale) : undefined;
  }

  #makerOf(locale: LocaleFile): ValueOf {
    const make = this.#makers[locale] ?? this.#find?.(locale) ?? (() => undefined);
    this.#makers[locale] = make;
    return make;
  }

  static readonly #properties = Object.fromEntries(
    LOCALE_FILES.map((locale) => [
      locale,
      {
        enumerable: true,
        get(this: PageWords) {
          return this.#makerOf(locale)();
        },
      },
    ]),
  ) as Record<LocaleFile, PropertyDescriptor>;
}

/** @returns what makes what a page says in a language: for the same file and facts the same function as before */
function createMakeWords(
  { values, servedOf }: Pick<ContentReading, 'values' | 'servedOf'>,
  { words, facts }: Pick<Assembling, 'words' | 'facts'>,
  before?: Before,
) {
  const options = { walker: words.ofLanguage, facts: createFacts(facts) };
  const fill = (path: string, locale: LocaleFile, content: ValueOf) => {
    const written = content() as LocalizedContent;
    // A fact that has gone takes no page along: the last good version stays.
    const last = () => before?.documents.get(path)?.locales[locale] ?? written;
    return fillFacts(written, { ...options, languageOf: () => locale }) ?? last();
  };
  return (path: string, locale: LocaleFile, name: string): ValueOf => {
    const content = values.get(name) ?? (() => undefined);
    const recall = () => recallWords(servedOf(name)?.(), content);
    if (!before || isEmpty(before)) return once(() => recall()?.content ?? fill(path, locale, content));
    const last = before.documents.get(path);
    const make = last && PageWords.makerOf(last, locale);
    if (make && before.facts === facts && before.written.get(name) === content) return make;
    rememberFilled(content() as object, recall());
    return always(fill(path, locale, content));
  };
}

/** @returns what has the value. It is made out here: a function within `createMakeWords` would hold the content before, for as long as the page is as it is */
const always =
  (value: unknown): ValueOf =>
  () =>
    value;

/** @returns whether there was no content before, of which something could be taken over, or held for ever */
const isEmpty = (before: Before | undefined): boolean => before === undefined || before.documents.size === 0;

function isSameDocument(a: PageDocument, b: PageDocument): boolean {
  return (
    a.folder === b.folder &&
    a.settings === b.settings &&
    LOCALE_FILES.every(
      (locale) =>
        PageWords.makerOf(a, locale) === PageWords.makerOf(b, locale) || a.locales[locale] === b.locales[locale],
    )
  );
}
