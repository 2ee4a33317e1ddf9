import { closeSync, constants, openSync, readSync } from 'node:fs';
import { hashAt, type CompiledHeader } from '#src/content/files/compiledHeader.ts';
import { hashText } from '#src/content/files/hashText.ts';

/** The files of a folder that may be as they were compiled. */
interface Folder {
  readonly directory: string;
  readonly header: CompiledHeader;
  /** @returns the place of a file in the header, by its name in the folder; undefined where it was not compiled */
  readonly placeOf: (name: string) => number | undefined;
}

/** @returns of the names of regular files, those whose text is not the compiled one */
export function findChanged({ directory, header, placeOf }: Folder, names: readonly string[]): string[] {
  const hashOf = createHashOf(header.sizes);
  return names.filter((name) => {
    const place = placeOf(name);
    return place === undefined || hashOf(`${directory}/${name}`, header.sizes[place] ?? 0) !== hashAt(header, place);
  });
}

/** What has become a pipe meanwhile must not hold the start up. */
const READ = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * The bytes of all files go through one buffer: thousands of them would be as many pieces of garbage.
 *
 * @returns what hashes a file's text; undefined when it is not that big, or cannot be read: who reads it anew says why
 */
function createHashOf(sizes: readonly number[]): (file: string, size: number) => string | undefined {
  const biggest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const buffer = Buffer.allocUnsafe(biggest + 1);
  return (file, size) => {
    try {
      const descriptor = openSync(file, READ);
      try {
        const length = readSync(descriptor, buffer, 0, size + 1, 0);
        return length === size ? hashText(buffer.subarray(0, size)) : undefined;
      } finally {
        closeSync(descriptor);
      }
    } catch {
      return undefined;
    }
  };
}
