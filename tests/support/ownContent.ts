import path from 'node:path';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { createContentStore } from '#src/content/contentStore.ts';
import { findCompiledContent } from '#src/content/files/compiledContent.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { readContent } from '#src/content/readContent.ts';

/**
 * What `npm test` has built of the content, for the code that is tested: a suite then need not parse a thousand files for
 * itself. A test that is run by itself parses them.
 */
const openBuilt = () => {
  const { BUILT_CODE } = process.env;
  return BUILT_CODE ? findCompiledContent(path.resolve('dist'), () => BUILT_CODE) : undefined;
};

/** @returns the site's own content, or that of another folder, as a server has it */
export const openOwnContent = (
  directory = path.resolve('content'),
  onProblem: (message: string) => void = () => undefined,
) => createContentStore({ directory, publicDirectory: 'public', compiled: openBuilt(), parts: pageParts, onProblem });

/** @returns the site's own content at this moment, or a folder that holds more than that */
export const readOwnContent = (directory = path.resolve('content')) =>
  readContent(
    createContentFiles(directory, { publicDirectory: path.resolve('public'), compiled: openBuilt() }),
    createContentKinds(pageParts),
  );
