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
  return hashLines(names.flatMap((name) => listFiles(folder, name, { except, of: (stat) => stat?.size })));
}

/** @returns {string} what tells when the files of a folder were last changed, to the second as a start looks at them, from all other times */
export function describeTimes(folder) {
  return hashLines(listFiles(folder, '', { of: (stat) => Math.floor(stat.mtimeMs / 1000) }));
}

function listFiles(folder, name, { except, of }) {
  if (name === except) return [];
  const file = path.join(folder, name);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return [`${name} ${of(stat)}`];
  const names = readdirSync(file).map((entry) => path.join(name, entry));
  return names.sort().flatMap((entry) => listFiles(folder, entry, { except, of }));
}

function hashLines(lines) {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
