import { pageParts } from '#src/app/registry/pageParts.ts';
import { checkContent } from '#src/content/check/checkContent.ts';
import type { CompiledContent } from '#src/content/files/compiledContent.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { findRepetitions } from '#src/content/language/findRepetitions.ts';
import { findStale } from '#src/content/translations/findStale.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { NO_CONTENT, readContent } from '#src/content/readContent.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { checkSamples } from './samples/checkSamples.ts';

interface CheckOptions {
  /** The folder whose files pages may offer. */
  readonly publicDirectory?: string;
  /** What was made of the files before, by the same code. */
  readonly compiled?: CompiledContent | undefined;
}

/**
 * Checks a content folder as a whole. Where menus, redirects or taxonomy are broken, the rest is checked all the same.
 *
 * @param directory the content folder
 * @returns how many pages there are, a sentence for each problem, and one for each translation that is to be looked at
 * @throws when the folder itself cannot be read
 */
export async function checkFolder(directory: string, options: CheckOptions = {}) {
  const files = createContentFiles(directory, options);
  const snapshot = await readContent(files, createContentKinds(pageParts), { before: NO_CONTENT });
  const problems = [
    ...checkContent(snapshot, checkedSite, new Date()),
    ...findRepetitions(snapshot),
    ...checkSamples(snapshot, directory),
  ];
  return {
    documents: snapshot.documents.size,
    sentences: problems.map(describeProblem),
    notices: findStale(snapshot, directory).map(describeProblem),
  };
}
