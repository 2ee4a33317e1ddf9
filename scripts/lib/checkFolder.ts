import { pageParts } from '#src/app/registry/pageParts.ts';
import { siteAddresses } from '#src/app/siteAddresses.ts';
import { checkContent } from '#src/content/check/checkContent.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { findRepetitions } from '#src/content/language/findRepetitions.ts';
import { findStale } from '#src/content/translations/findStale.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { NO_CONTENT, readContent } from '#src/content/readContent.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { pageTemplates } from '#src/server/pages/pageTemplates.ts';
import { checkSamples } from './samples/checkSamples.ts';

const site = { addresses: siteAddresses, templates: pageTemplates, collections: siteCollections };

/**
 * Checks a content folder as a whole. Where menus, redirects or taxonomy are broken, the rest is checked all the same.
 *
 * @param directory the content folder
 * @param publicDirectory the folder whose files pages may offer
 * @returns how many pages there are, a sentence for each problem, and one for each translation that is to be looked at
 * @throws when the folder itself cannot be read
 */
export async function checkFolder(directory: string, publicDirectory?: string) {
  const files = createContentFiles(directory, { publicDirectory });
  const snapshot = await readContent(files, createContentKinds(pageParts), { before: NO_CONTENT });
  const problems = [
    ...checkContent(snapshot, site, new Date()),
    ...findRepetitions(snapshot),
    ...checkSamples(snapshot, directory),
  ];
  return {
    documents: snapshot.documents.size,
    sentences: problems.map(describeProblem),
    notices: findStale(snapshot, directory).map(describeProblem),
  };
}
