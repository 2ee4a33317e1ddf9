import { readdirSync, realpathSync, statSync } from 'node:fs';
import type { CompiledContent } from '#src/content/files/compiledContent.ts';
import { walkFolder, type Disk, type FolderListing } from '#src/content/files/walkFolder.ts';

/** What lies in a folder of content, and of which files the build has compiled something that holds no longer. */
export interface ContentSurvey extends FolderListing {
  readonly directory: string;
  /** Of what was compiled, see `CompiledContent`. */
  readonly version: string;
  /** The names of files whose text is not the compiled one. */
  readonly changed: readonly string[];
}

/** At a start nobody is kept waiting, and it takes a quarter of the time. */
const AT_ONCE: Disk = { readdir: readdirSync, stat: statSync, realpath: realpathSync };

/**
 * @param directory the content folder
 * @param compiled what the build has made of it, or of another one
 * @returns what there is of it
 * @throws when the folder itself cannot be read
 */
export async function surveyFolder(directory: string, compiled: CompiledContent): Promise<ContentSurvey> {
  const listing = await walkFolder(directory, AT_ONCE);
  const changed = compiled.findChanged(directory, listing.names);
  return { ...listing, directory, version: compiled.version, changed };
}
