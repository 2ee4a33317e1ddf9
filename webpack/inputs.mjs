import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Not that of `shared.mjs`: a start asks for this before anything is installed, with a Node that may know no types.
const root = path.resolve(import.meta.dirname, '..');

/** Everything that goes into the bundles. Content does not: it may change at run time. */
export const INPUTS = [
  'config',
  'locales',
  'src',
  'webpack',
  'server.ts',
  'scripts/leads.ts',
  'webpack.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * @param {readonly string[]} inputs files and folders of the repository
 * @returns {string} what tells them, without their tests, from every other state of them
 */
export function hashInputs(inputs) {
  const hash = createHash('sha256');
  const add = (name) => {
    const file = path.join(root, name);
    hash.update(name).update(readFileSync(file));
  };
  for (const input of inputs) {
    if (path.extname(input)) add(input);
    else for (const name of listFiles(input)) add(name);
  }
  return hash.digest('hex');
}

function listFiles(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}
