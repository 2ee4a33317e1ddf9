import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { siteAddresses } from '#src/app/siteAddresses.ts';
import { checkContent } from '#src/content/checkContent.ts';
import { createContentFiles } from '#src/content/contentFiles.ts';
import { describeProblem } from '#src/content/contentProblem.ts';
import { createContentKinds, NO_CONTENT, readContent } from '#src/content/readContent.ts';

/**
 * Checks a content folder as a whole. Where menus, redirects or taxonomy are broken, the rest is checked all the same.
 *
 * @param directory the content folder
 * @param publicDirectory the folder whose files pages may offer
 * @returns how many pages there are, and a sentence for each problem
 * @throws when the folder itself cannot be read
 */
export async function checkFolder(directory: string, publicDirectory?: string) {
  const files = createContentFiles(directory, { publicDirectory });
  const snapshot = await readContent(files, createContentKinds(blockUnion), { before: NO_CONTENT });
  const problems = checkContent(snapshot, siteAddresses, new Date());
  return { documents: snapshot.documents.size, sentences: problems.map(describeProblem) };
}
