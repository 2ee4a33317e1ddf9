import { createWriteStream } from 'node:fs';
import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '#src/server/boot/makeFolder.ts';
import type { LeadEntry } from '#src/forms/server/operators/leadsAdmin.ts';
import { FILE_MODE, FOLDER_MODE } from '#src/forms/server/keeping/disk/spoolFiles.ts';

/**
 * Writes leads as lines of JSON and their files beside them, readable by nobody else. A lead that cannot be read gets a
 * line without content, so that it is missed by nobody.
 *
 * @param folder new, or empty
 * @returns how many there were
 * @throws when the folder holds something, or cannot be written
 */
export async function exportLeads(entries: AsyncIterable<LeadEntry>, folder: string): Promise<number> {
  await makeFolder(folder, FOLDER_MODE);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
  let count = 0;
  for await (const { id, status, attempts, lead, open } of entries) {
    count += 1;
    const files = [];
    for (const [index, file] of (lead?.files ?? []).entries()) {
      const target = path.join(id, `${String(index + 1)}-${path.basename(file.name)}`);
      await makeFolder(path.join(folder, id), FOLDER_MODE);
      await pipeline(open(file), createWriteStream(path.join(folder, target), { flags: 'wx', mode: FILE_MODE }));
      files.push({ field: file.field, name: file.name, type: file.type, size: file.size, path: target });
    }
    const line = JSON.stringify({ id, ...lead, status, attempts, ...(lead && { files }) });
    await appendFile(path.join(folder, 'leads.jsonl'), `${line}\n`, { mode: FILE_MODE });
  }
  return count;
}
