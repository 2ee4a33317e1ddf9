import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNode, root } from './install.mjs';
import { run } from './run.mjs';

const STAMP = path.join(root, 'dist/build-stamp');

/** Everything that goes into a build. Content does not: it is read at run time. */
const INPUTS = [
  'config',
  'locales',
  'src',
  'webpack',
  'server.ts',
  'webpack.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

function hashInputs() {
  const hash = createHash('sha256');
  const add = (name) => {
    const file = path.join(root, name);
    hash.update(name).update(readFileSync(file));
  };
  for (const input of INPUTS) {
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

/** Makes the production build. NODE_ENV is set here: webpack's mode alone leaves source texts in the messages. */
export function build() {
  run(findNode(), ['node_modules/webpack-cli/bin/cli.js'], { NODE_ENV: 'production' });
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hashInputs());
}

/** Makes the production build when it is not that of the present sources. */
export function ensureBuilt() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashInputs()) return;
  console.log('Building');
  build();
}
