import { createWriteStream } from 'node:fs';
import { appendFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '#src/server/boot/makeFolder.ts';
import type { LeadFile } from '#src/forms/server/Lead.ts';
import type { LeadEntry } from '#src/forms/server/operators/leadsAdmin.ts';
import { FILE_MODE, FOLDER_MODE, isCode } from '#src/forms/server/keeping/disk/spoolFiles.ts';

/** What an export has come to. */
interface LeadsExport {
  readonly count: number;
  /** Of each file that could not be copied whole, which it was: its lead has been delivered meanwhile, or it is lost. */
  readonly missing: readonly string[];
}

/**
 * Writes leads as lines of JSON and their files beside them, readable by nobody else. A lead that cannot be read gets a
 * line without content, and a file that is not there any more one without a path, so that they are missed by nobody.
 *
 * @param folder new, or empty
 * @throws when the folder holds something, or cannot be written
 */
export async function exportLeads(entries: AsyncIterable<LeadEntry>, folder: string): Promise<LeadsExport> {
  await makeFolder(folder, FOLDER_MODE);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
  let count = 0;
  const missing: string[] = [];
  for await (const { id, status, attempts, lead, open } of entries) {
    count += 1;
    const files = [];
    for (const [index, file] of (lead?.files ?? []).entries()) {
      const { field, name, type, size } = file;
      const target = path.join(id, fittingName(`${String(index + 1)}-`, path.basename(name)));
      await makeFolder(path.join(folder, id), FOLDER_MODE);
      const isWhole = await copyFile(file, open, path.join(folder, target));
      if (!isWhole) missing.push(`${id}: ${name}`);
      files.push({ field, name, type, size, ...(isWhole && { path: target }) });
    }
    const line = JSON.stringify({ id, ...lead, status, attempts, ...(lead && { files }) });
    await appendFile(path.join(folder, 'leads.jsonl'), `${line}\n`, { mode: FILE_MODE });
  }
  return { count, missing };
}

/** What a file system takes for a name, in bytes: those that visitors give are counted in letters, of up to four. */
const LONGEST_NAME = 255;
/** What is longer behind the last dot of a name says nothing of its type, in bytes. */
const LONGEST_EXTENSION = 16;

/** @returns both as one name, of which as much of the end of its stem is left out as is too long */
function fittingName(start: string, name: string): string {
  const { ext } = path.parse(name);
  const end = Buffer.byteLength(ext) > LONGEST_EXTENSION ? '' : ext;
  const stem = name.slice(0, name.length - end.length);
  const room = new Uint8Array(LONGEST_NAME - Buffer.byteLength(start + end));
  // Whole letters only.
  const { read } = new TextEncoder().encodeInto(stem, room);
  return start + stem.slice(0, read) + end;
}

/**
 * The server goes on delivering beside an export.
 *
 * @returns whether it is there, and whole
 * @throws when it cannot be written
 */
async function copyFile(file: LeadFile, open: LeadEntry['open'], target: string): Promise<boolean> {
  const copy = createWriteStream(target, { flags: 'wx', mode: FILE_MODE });
  try {
    await pipeline(open(file), copy);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  if (copy.bytesWritten === file.size && copy.writableFinished) return true;
  await rm(target, { force: true });
  return false;
}
