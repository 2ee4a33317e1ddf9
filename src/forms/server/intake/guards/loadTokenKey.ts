import { randomBytes } from 'node:crypto';
import { readFile, rename, link, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '#src/server/boot/makeFolder.ts';

const NAME = 'form-token.key';
const BYTES = 32;

/**
 * The key of the time trap, made once in a folder that replicas share and a restart leaves alone.
 *
 * @param directory `DATA_DIR`
 * @throws when the folder cannot be written
 */
export async function loadTokenKey(directory: string): Promise<Buffer> {
  const file = path.join(directory, NAME);
  const known = await readFile(file).catch(() => undefined);
  if (known?.length === BYTES) return known;
  await makeFolder(directory);
  const mine = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(mine, randomBytes(BYTES), { mode: 0o600, flag: 'wx' });
    // A link is made whole or not at all, and never over another: of replicas that start together, one wins. What is there
    // but is no key gives way.
    await (known ? rename(mine, file) : link(mine, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(mine, { force: true });
  }
  return readFile(file);
}
