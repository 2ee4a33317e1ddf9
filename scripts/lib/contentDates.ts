import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { DATES } from '#src/content/schemas/topFiles.ts';
import { datesSchema, NO_DATES, type Dates } from '#src/content/dates/datesSchema.ts';
import { hashText } from '#src/content/files/hashText.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { putInPlace } from '#src/server/boot/putInPlace.ts';
import { mergeWords } from '#src/content/translations/mergeWords.ts';
import { listParts } from '#src/content/translations/versions.ts';

const SETTINGS = 'page.yaml';
const VERSION_LENGTH = 10;

/** What a page says in a language. */
interface Version {
  readonly folder: string;
  readonly locale: WrittenLocale;
  /** Stands for its words. */
  readonly version: string;
}

const { walker } = createContentKinds(pageParts);

function listVersions(directory: string): Version[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === SETTINGS)
    .map((name) => path.dirname(name).split(path.sep).join('/'))
    .sort()
    .flatMap((folder) => listVersionsOf(directory, folder));
}

/** @throws for one that is not YAML: with its name, which the parser does not know */
function parseFile(directory: string, name: string): unknown {
  try {
    return parse(readFileSync(path.join(directory, name), 'utf8'));
  } catch (error) {
    throw new Error(`${name} cannot be read: ${String(error)}`, { cause: error });
  }
}

/** A page takes its structure from its source: what that does not show any more is said in no language. */
function listVersionsOf(directory: string, folder: string): Version[] {
  const fileOf = (locale: WrittenLocale) => path.join(directory, folder, `${locale}.yaml`);
  const written = WRITTEN_LOCALES.filter((locale) => existsSync(fileOf(locale)));
  const [first, ...others] = written.map((locale) => ({
    locale,
    data: parseFile(directory, `${folder}/${locale}.yaml`),
  }));
  if (!first) return [];
  const source = { file: `${folder}/${first.locale}.yaml`, data: first.data, walker };
  const pages = [first, ...others.map(({ locale, data }) => ({ locale, data: mergeWords(source, data).page }))];
  return pages.map(({ locale, data }) => ({ folder, locale, version: versionOf(data) }));
}

/** Remarks, marks of translators and all that is code leave the day of a page as it is: they change nothing that it says. */
function versionOf(page: unknown): string {
  const parts = listParts(page, walker).map(({ id = '', version }) => `${id}:${version}`);
  return hashText(parts.join('\n')).slice(0, VERSION_LENGTH);
}

function readDates(directory: string): Dates {
  const file = path.join(directory, DATES);
  return existsSync(file) ? datesSchema.parse(parseFile(directory, DATES) ?? NO_DATES) : NO_DATES;
}

const isOf = (entry: string | undefined, version: string): boolean => entry?.endsWith(` ${version}`) ?? false;

const dayOf = (entry: string) => entry.slice(0, entry.indexOf(' '));

/** @returns a sentence for each page whose day of change is not that of what it says now, and for each that has gone */
export function findUndated(directory: string): string[] {
  const dates = readDates(directory);
  const versions = listVersions(directory);
  const known = new Set(versions.map(({ folder }) => folder));
  return [
    ...versions
      .filter(({ folder, locale, version }) => !isOf(dates[folder]?.[locale], version))
      .map(({ folder, locale }) => `${folder}/${locale}.yaml: its day of change is an older version’s; ${HOW}`),
    ...Object.keys(dates)
      .filter((folder) => !known.has(folder))
      .map((folder) => `${DATES}: ${folder} is no page any more; ${HOW}`),
  ];
}

const HOW = 'run npm run content:dates';

/**
 * Writes `dates.yaml` anew: what has not changed keeps its day, what has gets today.
 *
 * @param directory the content folder
 * @param today ISO day
 * @returns how many days were written
 * @throws when a file cannot be read; nothing is written then
 */
export async function writeDates(directory: string, today: string): Promise<number> {
  const before = readDates(directory);
  const next = new Map<string, string[]>();
  let changed = 0;
  for (const { folder, locale, version } of listVersions(directory)) {
    const last = before[folder]?.[locale];
    const isSame = isOf(last, version);
    if (!isSame) changed += 1;
    const day = last === undefined ? (firstDay(directory, folder, locale) ?? today) : isSame ? dayOf(last) : today;
    const entry = `${day} ${version}`;
    next.set(folder, [...(next.get(folder) ?? []), `${locale}: ${entry}`]);
  }
  const lines = [...next].map(([folder, entries]) => `${folder}: { ${entries.join(', ')} }`);
  // A running site follows the folder.
  await putInPlace(path.join(directory, DATES), `${[HEAD, ...lines].join('\n')}\n`);
  return changed;
}

const HEAD = '# When the words of each page were last changed: npm run content:dates writes it.';

/** Of what has no day yet the history knows one, if there is a history and nothing is to be committed. */
function firstDay(directory: string, folder: string, locale: WrittenLocale): string | undefined {
  const file = `${folder}/${locale}.yaml`;
  try {
    const ask = (...of: string[]) =>
      execFileSync('git', of, { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
    return ask('status', '--porcelain', '--', file) === ''
      ? ask('log', '-1', '--format=%cs', '--', file) || undefined
      : undefined;
  } catch {
    return undefined;
  }
}
