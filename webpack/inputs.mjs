import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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
  'scripts/lib/po',
  'webpack.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** What draws images of link previews, beside the code that reads the content. Fonts are of packages. */
const DRAWING = ['scripts/lib/linkPreviews', 'src/ui/styles/tokens.css', 'src/ui/icons/icons.svg'];

/** What reads content is run by Node as it is, so components, styles and messages have no part in it. */
const CODE_OF_CONTENT = /\.(ts|json)$/;

/**
 * @param {readonly string[]} [others] files and folders of the repository
 * @returns {string} what tells the code that reads the content, and those, from every other: what was made of a text by the same holds
 */
export const hashContentCode = (others = []) =>
  [hashInputs(INPUTS, CODE_OF_CONTENT), ...(others.length > 0 ? [hashInputs(others)] : [])].join(' ');

/**
 * @param {readonly string[]} [others] files and folders of the repository
 * @returns {string} the same for the code that draws link previews of it
 */
export const hashDrawingCode = (others = []) => hashContentCode([...DRAWING, ...others]);

/**
 * @param {readonly string[]} inputs files and folders of the repository
 * @param {RegExp} [wanted] names of files; all when left out
 * @returns {string} what tells them, without their tests, from every other state of them
 */
export function hashInputs(inputs, wanted = /(?:)/) {
  const hash = createHash('sha256');
  const add = (name) => {
    if (!wanted.test(name)) return;
    const file = path.resolve(root, name);
    hash.update(name).update(readFileSync(file));
  };
  for (const input of inputs) {
    if (statSync(path.resolve(root, input)).isDirectory()) for (const name of listFiles(input)) add(name);
    else add(input);
  }
  return hash.digest('hex');
}

function listFiles(folder) {
  return readdirSync(path.resolve(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}
