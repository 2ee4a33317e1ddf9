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

const SETTINGS = 'page.yaml';
const PAGE_FILES = [SETTINGS, ...LOCALE_FILES.map((locale) => `${locale}.yaml`)];

/**
 * What an editor wrote and nobody reads: a page whose files have other names is a 404, and no file of it is wrong.
 *
 * @returns the files that nothing reads, and the languages of pages without `page.yaml`
 */
export function findStrayFiles({ names, unreadable }: ContentReading, known: KnownNames): ContentProblem[] {
  const stray: ContentProblem[] = [];
  const folders = new Set<string>();
  const headed = new Set(unreadable);
  let last = '/';
  for (const name of names) {
    if (!/\.ya?ml$/i.test(name)) continue;
    if (name.endsWith(`/${SETTINGS}`)) headed.add(name);
    if (!known.isContent(name)) stray.push({ file: name, rule: explainStray(name, known) });
    // What lies beside the one before is most often of the same page.
    else if (name.includes('/') && !liesIn(last, name) && !known.isRecord(name)) {
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

function explainStray(name: string, { topFiles, pageFolders, recordFolders }: KnownNames): string {
  const [folder = '', ...below] = name.split('/');
  const meant = below.length === 0 ? findNearestName(folder, topFiles) : undefined;
  if (meant) return `nothing reads this file; did you mean "${meant}"?`;
  if (recordFolders.includes(folder)) {
    return `nothing reads this file; an entry of ${folder} is a file right below that folder, called by lower-case words joined by hyphens`;
  }
  if (pageFolders.includes(folder) && below.length > 1) return explainInPage(below.at(-1) ?? '');
  const near = below.length > 0 ? findNearestWord(folder, [...pageFolders, ...recordFolders]) : undefined;
  if (near && near !== folder) return `nothing reads this file; did you mean the folder "${near}"?`;
  return `nothing reads this file; a page is a folder below one of ${pageFolders.join(', ')}`;
}

function explainInPage(name: string): string {
  const near = findNearestName(name, PAGE_FILES);
  return `nothing reads this file; ${near ? `did you mean "${near}"?` : `the folder of a page has ${PAGE_FILES.join(', ')}`}`;
}

/** All names end alike, so only what stands before the dot says which was meant. */
function findNearestName(name: string, names: readonly string[]): string | undefined {
  const stem = (file: string) => file.slice(0, file.lastIndexOf('.'));
  const near = findNearestWord(stem(name), names.map(stem));
  return names.find((other) => stem(other) === near);
}
