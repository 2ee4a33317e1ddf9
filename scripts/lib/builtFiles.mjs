import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder
 * @param {readonly string[]} names files and folders in it; of folders all that is in them
 * @param {string} [except] a folder that is not meant
 * @returns {string} what tells names and sizes of the files, also of those that are missing, from all others
 */
export function describeBuilt(folder, names, except) {
  const hash = createHash('sha256');
  for (const line of names.flatMap((name) => listSizes(folder, name, except))) hash.update(`${line}\n`);
  return hash.digest('hex');
}

function listSizes(folder, name, except) {
  if (name === except) return [];
  const file = path.join(folder, name);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return [`${name} ${stat?.size}`];
  const names = readdirSync(file).map((entry) => `${name}/${entry}`);
  return names.sort().flatMap((entry) => listSizes(folder, entry, except));
}
