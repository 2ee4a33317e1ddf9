import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNode, root } from './install.mjs';
import { run } from './run.mjs';

/** Everything that goes into the bundles. Content does not: it may change at run time. */
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

/** What a build is made of, in order, each with all that goes into it. */
const STEPS = [
  { name: 'bundles', inputs: INPUTS, command: ['node_modules/webpack-cli/bin/cli.js'] },
  {
    name: 'content',
    inputs: [...INPUTS, 'content', 'scripts/compileContent.ts'],
    command: ['--disable-warning=ExperimentalWarning', 'scripts/compileContent.ts'],
  },
  {
    name: 'link previews',
    inputs: [...INPUTS, 'content', 'scripts/lib/linkPreviews', 'scripts/linkPreviews.ts'],
    command: ['scripts/linkPreviews.ts'],
  },
  {
    name: 'compile cache',
    inputs: [...INPUTS, 'scripts/fillCompileCache.mjs'],
    command: ['scripts/fillCompileCache.mjs'],
  },
];

const stampOf = ({ name }) => path.join(root, `dist/${name.replaceAll(' ', '-')}-stamp`);

function hashInputs(inputs) {
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

/** The registry is a source like any other: it is put right before sources are compared or built. */
function writeRegistry() {
  run(findNode(), ['scripts/registry.ts']);
}

/** NODE_ENV is set here: webpack's mode alone leaves source texts in the messages. */
function make(steps) {
  for (const step of steps) {
    run(findNode(), step.command, { NODE_ENV: 'production' });
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    writeFileSync(stampOf(step), hashInputs(step.inputs));
  }
}

/** Makes the production build. */
export function build() {
  writeRegistry();
  make(STEPS);
}

/** Makes of the production build what is not that of the present sources and content. */
export function ensureBuilt() {
  writeRegistry();
  const stale = STEPS.filter((step) => {
    const stamp = stampOf(step);
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashInputs(step.inputs);
  });
  if (stale.length === 0) return;
  console.log(`Building: ${stale.map(({ name }) => name).join(', ')}`);
  make(stale);
}
