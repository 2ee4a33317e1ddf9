import type { ContentKinds } from '#src/content/contentKinds.ts';
import { LOCALE_FILES, type ContentRecord, type PageDocument } from '#src/content/document.ts';
import { createFacts } from '#src/content/facts/createFacts.ts';
import type { FactsFile } from '#src/content/facts/factsSchema.ts';
import { fillShared } from '#src/content/facts/fillShared.ts';
import type { ContentReading } from '#src/content/files/contentFiles.ts';
import { once } from '#src/shared/once.ts';

/** What is taken over of the last reading. */
interface Before {
  readonly records: ReadonlyMap<string, PageDocument>;
  readonly written: ContentReading['values'];
  readonly facts: FactsFile;
}

/**
 * The entries that have no pages. They keep their identity while their file and the facts do.
 *
 * @returns each by its file
 */
export function assembleRecords(
  { values, servedOf }: ContentReading,
  {
    isRecord,
    pathOf,
    schemaOf,
    facts,
  }: Pick<ContentKinds, 'isRecord' | 'pathOf' | 'schemaOf'> & { readonly facts: FactsFile },
  before?: Before,
): ReadonlyMap<string, PageDocument> {
  const records = new Map<string, PageDocument>();
  for (const file of values.keys()) {
    const value = isRecord(file) ? values.get(file) : undefined;
    if (!value) continue;
    const last = before?.records.get(file);
    const isSame = last && before?.written.get(file) === value && before.facts === facts;
    if (isSame) {
      records.set(file, last);
      continue;
    }
    const written = () => value() as ContentRecord;
    const shared = { schemaOf: () => schemaOf(file), facts: createFacts(facts), served: servedOf(file) };
    const fill = () => fillShared(written(), shared);
    if (before) {
      const filled = fill();
      // A fact that has gone takes no entry along: the last good version stays.
      records.set(file, filled || !last ? createRecord(file, pathOf, () => filled ?? written()) : last);
    } else
      records.set(
        file,
        createRecord(file, pathOf, () => fill() ?? written()),
      );
  }
  return records;
}

/**
 * @param contentOf asked when somebody reads the entry: a start needs few of them
 * @returns an entry at its place in its list: `/partner-listing#kelvane`
 */
function createRecord(file: string, pathOf: ContentKinds['pathOf'], contentOf: () => ContentRecord): PageDocument {
  const folder = file.slice(0, -'.yaml'.length);
  const path = pathOf(folder).replace(/\/([^/]+)$/, '#$1');
  const read = once(() => readRecord(contentOf()));
  return {
    path,
    folder,
    get settings() {
      return read().settings;
    },
    get locales() {
      return read().locales;
    },
  };
}

function readRecord({ name, description, ...entry }: ContentRecord): Pick<PageDocument, 'settings' | 'locales'> {
  const locales = Object.fromEntries(
    LOCALE_FILES.map((locale) => [
      locale,
      { title: typeof name === 'string' ? name : name[locale], meta_description: description[locale], blocks: [] },
    ]),
  );
  return { settings: { template: '', layout: 'default', entry }, locales };
}
