import type { ContentKinds } from '#src/content/contentKinds.ts';
import { LOCALE_FILES, type ContentRecord, type PageDocument } from '#src/content/document.ts';
import { createFacts } from '#src/content/facts/createFacts.ts';
import type { FactsFile } from '#src/content/facts/factsSchema.ts';
import { fillShared } from '#src/content/facts/fillShared.ts';
import type { ContentReading } from '#src/content/files/contentFiles.ts';

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
  { values }: ContentReading,
  {
    isRecord,
    pathOf,
    schemaOf,
    facts,
  }: Pick<ContentKinds, 'isRecord' | 'pathOf' | 'schemaOf'> & { readonly facts: FactsFile },
  before?: Before,
): ReadonlyMap<string, PageDocument> {
  const records = new Map<string, PageDocument>();
  for (const [file, value] of values) {
    const schema = isRecord(file) && schemaOf(file);
    if (!schema) continue;
    const last = before?.records.get(file);
    const isSame = last && before?.written.get(file) === value && before.facts === facts;
    const written = value() as ContentRecord;
    // A fact that has gone takes no entry along: the last good version stays.
    const filled = isSame ? undefined : fillShared(written, schema, createFacts(facts));
    records.set(file, filled || !last ? recordOf(file, pathOf, filled ?? written) : last);
  }
  return records;
}

/** An entry at its place in its list: `/partner-listing#kelvane`. */
function recordOf(file: string, pathOf: ContentKinds['pathOf'], { name, description, ...entry }: ContentRecord) {
  const folder = file.slice(0, -'.yaml'.length);
  const locales = Object.fromEntries(
    LOCALE_FILES.map((locale) => [
      locale,
      { title: typeof name === 'string' ? name : name[locale], meta_description: description[locale], blocks: [] },
    ]),
  );
  const path = pathOf(folder).replace(/\/([^/]+)$/, '#$1');
  return { path, folder, settings: { template: '', layout: 'default', entry }, locales } satisfies PageDocument;
}
