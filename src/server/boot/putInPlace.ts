import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file under another name, which nobody else has, in this process or another, and then gives it its own: whoever reads it
 * finds it whole, and of two that write it at once one wins.
 *
 * @returns when it is there
 */
export async function putInPlace(file: string, content: Uint8Array | string): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, content);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}
