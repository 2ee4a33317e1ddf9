import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LABEL_FILES, LABEL_FOLDER, parseLabels } from '#src/forms/data/mailLabels.ts';

/**
 * The whole list of `businessEmails`, read once at start.
 *
 * @param publicFolder the folder of which the browser gets single files
 * @throws when the list is not complete: a form would take what it should refuse
 */
export function readMailLabels(publicFolder: string): ReadonlySet<string> {
  const folder = path.join(publicFolder, LABEL_FOLDER);
  const files = readdirSync(folder);
  if (files.length !== LABEL_FILES) throw new Error(`${folder} holds ${String(files.length)} files of labels`);
  return new Set(files.flatMap((file) => [...parseLabels(readFileSync(path.join(folder, file), 'utf8'))]));
}
