import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { once } from '#src/shared/once.ts';
import { LABEL_FILES, LABEL_FOLDER, parseLabels } from '#src/forms/data/mailLabels.ts';

/**
 * The whole list of `businessEmails`: tens of thousands of labels, which no visitor waits for until the first form has come.
 *
 * @param publicFolder the folder of which the browser gets single files
 * @returns what reads it when it is first asked
 * @throws when the list is not complete: a form would take what it should refuse
 */
export function readMailLabels(publicFolder: string): () => ReadonlySet<string> {
  const folder = path.join(publicFolder, LABEL_FOLDER);
  const files = readdirSync(folder);
  if (files.length !== LABEL_FILES) throw new Error(`${folder} holds ${String(files.length)} files of labels`);
  return once(() => new Set(files.flatMap((file) => [...parseLabels(readFileSync(path.join(folder, file), 'utf8'))])));
}
