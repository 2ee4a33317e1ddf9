import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { CompiledContent } from '#src/content/files/compiledContent.ts';
import { listFolder } from '#src/content/files/folderListing.ts';
import { walkFolder, type Disk, type FolderListing } from '#src/content/files/walkFolder.ts';

/** What lies in a folder of content, and which of its files are not as they were compiled. */
interface FolderState extends FolderListing {
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
 * @returns what there is of it
 * @throws when the folder itself cannot be read
 */
export async function surveyFolder(directory: string, compiled: CompiledContent): Promise<ContentSurvey> {
  return readTexts(directory, await walkFolder(directory, AT_ONCE), compiled);
}

/**
 * The same for who reads all texts soon after: a folder that looks as it did is taken for the one that was compiled, and no text
 * is read.
 *
 * @param listing the build's file, see `CONTENT_LISTING`; may be missing
 * @param open opens what the build has made: asked only where the folder looks otherwise
 */
export async function glanceAtFolder(
  directory: string,
  listing: string,
  open: () => Promise<CompiledContent>,
): Promise<ContentSurvey> {
  const found = await walkFolder(directory, AT_ONCE);
  const [version, lines] = readListing(listing);
  const isSame = found.unreadable.length === 0 && lines !== undefined && listFolder(directory, found.names) === lines;
  return isSame ? { directory, version } : readTexts(directory, found, await open());
}

function readListing(file: string): [version: string, lines: string | undefined] {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    return [text.slice(0, end), text.slice(end + 1)];
  } catch {
    return ['', undefined];
  }
}

function readTexts(directory: string, listing: FolderListing, compiled: CompiledContent): ContentSurvey {
  const state = { ...listing, changed: compiled.findChanged(directory, listing.names) };
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
