import { readdirSync, realpathSync, statSync } from 'node:fs';
import type { CompiledContent } from '#src/content/files/compiledContent.ts';
import { walkFolder, type Disk, type FolderListing } from '#src/content/files/walkFolder.ts';

/** What lies in a folder of content, and which of its files are not as they were compiled. */
export interface FolderState extends FolderListing {
  /** The names of files whose text is not the compiled one, those that were not compiled among them. */
  readonly changed: readonly string[];
}

/** What somebody has found who looked through a folder of content. */
export interface ContentSurvey {
  readonly directory: string;
  /** Of what was compiled, see `CompiledContent`. */
  readonly version: string;
  /** Nothing when all files are as they were compiled, and no others are there. */
  readonly found?: FolderState | undefined;
}

/** At a start nobody is kept waiting, and it takes a quarter of the time. */
const AT_ONCE: Disk = { readdir: readdirSync, stat: statSync, realpath: realpathSync };

/**
 * @param directory the content folder
 * @param compiled what the build has made of it, or of another one
 * @param soonRead whether somebody reads every text soon after: then a file of the same size and time is taken for the compiled one
 * @returns what there is of it
 * @throws when the folder itself cannot be read
 */
export async function surveyFolder(
  directory: string,
  compiled: CompiledContent,
  soonRead = false,
): Promise<ContentSurvey> {
  const listing = await walkFolder(directory, AT_ONCE);
  const { names } = listing;
  const changed = soonRead ? compiled.findTouched(directory, names) : compiled.findChanged(directory, names);
  const state = { ...listing, changed };
  const { version } = compiled;
  return isAsCompiled(state, compiled) ? { directory, version } : { directory, version, found: state };
}

function isAsCompiled({ names, unreadable, changed }: FolderState, { listed, others }: CompiledContent): boolean {
  return (
    unreadable.length === 0 &&
    names.length === listed.length &&
    names.every((name, index) => name === listed[index]) &&
    changed.length === others.length
  );
}

/** @returns a folder that is as it was compiled */
export const stateOf = ({ listed, others }: CompiledContent): FolderState => ({
  names: listed,
  unreadable: [],
  changed: others,
});
