import type { ContentReading } from '#src/content/files/contentFiles.ts';
import type { ContentProblem } from '#src/content/check/contentProblem.ts';
import { LOCALE_FILES } from '#src/content/document.ts';
import { findNearestWord } from '#src/shared/text/editDistance.ts';

interface KnownNames {
  /** Whether something reads a file of this name. */
  readonly isContent: (name: string) => boolean;
  /** Whether a file is an entry without a page, and so no part of one. */
  readonly isRecord: (name: string) => boolean;
  /** The files that lie at the top of the folder. */
  readonly topFiles: readonly string[];
  /** The folders below which a folder is a page. */
  readonly pageFolders: readonly string[];
  /** The folders whose files are entries without pages. */
  readonly recordFolders: readonly string[];
}

const YAML = /\.ya?ml$/i;
const SETTINGS = 'page.yaml';
const PAGE_FILES = [SETTINGS, ...LOCALE_FILES.map((locale) => `${locale}.yaml`)];

/**
 * What an editor wrote and nobody reads: a page whose files have other names is a 404, and no file of it is wrong.
 *
 * @returns the files that nothing reads, and the languages of pages without `page.yaml`
 */
export function findStrayFiles(
  { names, unreadable }: Pick<ContentReading, 'names' | 'unreadable'>,
  known: KnownNames,
): ContentProblem[] {
  const stray: ContentProblem[] = [];
  const folders = new Set<string>();
  const headed = new Set(unreadable.map(({ name }) => name));
  let last = '/';
  for (const name of names) {
    if (name.endsWith(`/${SETTINGS}`)) headed.add(name);
    if (!known.isContent(name)) {
      const rule = explainStray(name, names, known);
      if (rule) stray.push({ file: name, rule });
    }
    // What lies beside the one before is most often of the same page; prices, which are compiled with the content, are of none.
    else if (YAML.test(name) && name.includes('/') && !liesIn(last, name) && !known.isRecord(name)) {
      last = name.slice(0, name.lastIndexOf('/') + 1);
      folders.add(last);
    }
  }
  const headless = [...folders]
    .map((folder) => folder + SETTINGS)
    .filter((file) => !headed.has(file))
    .map((file) => ({
      file,
      rule: 'is missing, so there is no such page; write it, with a line such as "template: landing"',
    }));
  return [...stray, ...headless];
}

/** @returns whether a file lies in a folder, and in none below it */
const liesIn = (folder: string, name: string) => name.startsWith(folder) && !name.includes('/', folder.length);

/** @returns what is wrong with a file that nothing reads; undefined for one that may lie there */
function explainStray(name: string, names: readonly string[], known: KnownNames): string | undefined {
  const isYaml = YAML.test(name);
  const meant = originalOf(name, known) ?? (isYaml ? nearestOf(name, known) : undefined);
  if (meant) {
    const file = meant.slice(meant.lastIndexOf('/') + 1);
    return names.includes(meant)
      ? `nothing reads this file, and "${file}" lies beside it; keep one of the two, as "${file}"`
      : `nothing reads this file; did you mean "${file}"?`;
  }
  return isYaml ? `nothing reads this file; ${explainPlace(name, known)}` : undefined;
}

/** What is put behind the name of a file that somebody keeps: `en.yaml.bak`, `en.yaml (1)`. */
const SUFFIX = /(?<=\.ya?ml)[^a-z\d].*$/i;

/** What systems make of the name of a file when they copy it. */
const COPY = /^copy of |([ _-]+copy)?( \d+| ?\(\d+\))?$/gi;

/** @returns the content file of which one is a copy, or that it is but for its ending: some editors write `en.yaml.txt` unasked */
function originalOf(name: string, { isContent, isRecord }: KnownNames): string | undefined {
  const [, folder = '', stem = '', ending = ''] = /^(.*\/)?(.+)\.([^.]+)$/.exec(name.replace(SUFFIX, '')) ?? [];
  const isText = ending.toLowerCase() === 'txt';
  if (!isText && !findNearestWord(ending, ['yaml'])) return undefined;
  const original = `${folder}${stem.replaceAll(COPY, '').toLowerCase()}.yaml`;
  // Beside entries, notes may have any name.
  return isContent(original) && !(isText && isRecord(original)) ? original : undefined;
}

/** @returns the file of the same folder whose name is the nearest */
function nearestOf(name: string, { topFiles, pageFolders }: KnownNames): string | undefined {
  const parts = name.split('/');
  const [file = ''] = parts.splice(-1);
  const isPage = parts.length > 1 && pageFolders.includes(parts[0] ?? '');
  const near = isPage || parts.length === 0 ? findNearestName(file, isPage ? PAGE_FILES : topFiles) : undefined;
  return near && [...parts, near].join('/');
}

function explainPlace(name: string, { pageFolders, recordFolders }: KnownNames): string {
  const [folder = '', ...below] = name.split('/');
  if (recordFolders.includes(folder)) {
    return `an entry of ${folder} is a file right below that folder, called by lower-case words joined by hyphens`;
  }
  if (pageFolders.includes(folder) && below.length > 1) return `the folder of a page has ${PAGE_FILES.join(', ')}`;
  const near = below.length > 0 ? findNearestWord(folder, [...pageFolders, ...recordFolders]) : undefined;
  if (near && near !== folder) return `did you mean the folder "${near}"?`;
  return `a page is a folder below one of ${pageFolders.join(', ')}`;
}

/** All names end alike, so only what stands before the dot says which was meant. */
function findNearestName(name: string, names: readonly string[]): string | undefined {
  const stem = (file: string) => file.slice(0, file.lastIndexOf('.'));
  const near = findNearestWord(stem(name), names.map(stem));
  return names.find((other) => stem(other) === near);
}
