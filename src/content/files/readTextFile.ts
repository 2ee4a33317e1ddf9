import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { explainError, type Unreadable } from '#src/content/files/walkFolder.ts';

type TextFile =
  | { readonly source: string; readonly why?: never }
  | ({ readonly source?: never } & Omit<Unreadable, 'name'>);

/** Several times the longest page; more is no page that somebody wrote, and would hold the server up. */
const MOST_BYTES = 1024 * 1024;

/** A pipe opened like this does not wait for a writer; whether it is one is seen before anything is read. */
const FLAGS = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * Reads a file that others may have put there: pipes, sockets and devices are told from files before they can hold up
 * the thread that reads them.
 *
 * @param file a regular file, as far as is known
 * @param mostBytes a bigger one is not read
 * @returns its text, or why it cannot be had; undefined when it has gone meanwhile
 */
export async function readTextFile(file: string, mostBytes = MOST_BYTES): Promise<TextFile | undefined> {
  try {
    const handle = await open(file, FLAGS);
    try {
      const found = await handle.stat();
      if (!found.isFile()) return { why: 'is no file; take it away' };
      if (found.size > mostBytes) {
        return { why: `has ${megabytes(found.size)} MB; such a file has at most ${megabytes(mostBytes)} MB` };
      }
      return { source: new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile()) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return { why: 'is not UTF-8 text; save it in that encoding' };
    return { why: explainError(error), mayHeal: true };
  }
}

const megabytes = (bytes: number) => String(Math.ceil(bytes / 1024 / 1024));
