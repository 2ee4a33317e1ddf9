import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashContentCode, hashDrawingCode, hashInputs, INPUTS } from '../../webpack/inputs.mjs';
import { describeBuilt, describeTimes } from './builtFiles.mjs';
import { compileCache } from './compileCache.mjs';
import { findNode, root } from './install.mjs';
import { run } from './run.mjs';

const dist = path.join(root, 'dist');
const IMAGES = 'client/og';

/** Webpack works in one thread, and neither bundle needs the other. With room for young values it stops half as often. */
const bundle = (name) => ['--max-semi-space-size=64', 'node_modules/webpack-cli/bin/cli.js', '--config-name', name];

/** What is made in `dist`, each part with what tells all that goes into it. The lines are made beside each other, each in order. */
const LINES = [
  [
    {
      name: 'client',
      // Its files are cut by the pages that there are.
      inputs: () => hashInputs([...INPUTS, 'content']),
      command: () => bundle('client'),
      makes: [
        'client',
        'builds.json',
        'catalogs.json',
        'first-visits.json',
        'joined-styles.json',
        'loadable-stats.json',
      ],
    },
  ],
  [
    {
      name: 'server',
      inputs: () => hashInputs(INPUTS),
      command: () => bundle('server'),
      makes: ['country.mmdb', 'leads.js', 'package.json', 'server.js', 'site.js', 'start-helper.js'],
    },
  ],
  [
    {
      name: 'content',
      // The files that pages offer: it is checked that they are there. And a start goes by the times of the texts.
      inputs: () =>
        `${hashContentCode([contentFolder(), 'public/files', 'scripts/compileContent.ts'])} ${describeTimes(contentFolder())}`,
      // The bundle holds the same: sources that change while the two are made are two versions.
      command: () => ['--disable-warning=ExperimentalWarning', 'scripts/compileContent.ts', hashContentCode()],
      makes: ['content.compiled', 'content.listing', 'search.indexes'],
    },
    {
      name: 'link previews',
      inputs: () => hashDrawingCode([contentFolder(), 'scripts/linkPreviews.ts']),
      command: () => ['scripts/linkPreviews.ts', hashContentCode()],
      // In ms. The renderer's allocator gives each image's memory back to the system at once, to ask for it again for the next: a
      // seventh of the time that they take.
      environment: { MIMALLOC_PURGE_DELAY: '100000' },
      makes: [IMAGES, 'link-previews.json'],
    },
  ],
];
/** Of all: a server starts, and what V8 has compiled for it is kept. */
const COMPILED = {
  name: 'compiled bundle',
  inputs: () => hashInputs([...INPUTS, 'scripts/compileBundle.mjs']),
  command: () => ['--disable-warning=ExperimentalWarning', 'scripts/compileBundle.mjs'],
  makes: ['site.js.compiled'],
};

const ENVIRONMENT = { NODE_COMPILE_CACHE: compileCache };

/** As `config/env.ts` has it: blanks are none. */
function contentFolder() {
  const { CONTENT_DIR = '' } = process.env;
  return path.resolve(root, CONTENT_DIR.trim() === '' ? 'content' : CONTENT_DIR);
}

const stampOf = ({ name }) => path.join(dist, `${name.replaceAll(' ', '-')}-stamp`);

/**
 * Makes the production build: of its parts those that are not of the present sources and content, not of this Node, or no longer
 * as they were made.
 *
 * @param {{ all?: boolean }} [options] `all`: whatever is there
 * @throws when a part cannot be made; what was begun beside it has ended
 */
export async function build({ all = false } = {}) {
  // The registry is a source like any other: it is put right before sources are compared or built.
  await run(findNode(), ['scripts/registry.ts']);
  const isWanted = (part) => all || isStale(part);
  const stale = LINES.map((line) => line.filter(isWanted));
  const parts = stale.flat();
  if (parts.length === 0 && !isWanted(COMPILED)) return;
  console.log(`Building: ${[...parts, COMPILED].map(({ name }) => name).join(', ')}`);
  mkdirSync(dist, { recursive: true });
  // What is begun and does not end is made once more.
  for (const part of [...parts, COMPILED]) rmSync(stampOf(part), { force: true });
  const lines = await Promise.allSettled(stale.map(makeInTurn));
  const failed = lines.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  await makeInTurn([COMPILED]);
}

async function makeInTurn(parts) {
  for (const part of parts) {
    // Before it: what is edited meanwhile may not be in it.
    const inputs = describeInputs(part);
    await run(findNode(), part.command(), { ...ENVIRONMENT, ...part.environment });
    writeFileSync(stampOf(part), `${inputs}\n${describeOutputs(part)}`);
  }
}

function isStale(part) {
  const stamp = stampOf(part);
  if (![stamp, ...part.makes.map((name) => path.join(dist, name))].every((file) => existsSync(file))) return true;
  return readFileSync(stamp, 'utf8') !== `${describeInputs(part)}\n${describeOutputs(part)}`;
}

const describeInputs = ({ inputs }) => `${nodeVersion()} ${inputs()}`;

let version;
/** What V8 has compiled holds for one Node: that of the build, and not of who calls it. */
const nodeVersion = () => (version ??= execFileSync(findNode(), ['--version'], { encoding: 'utf8' }).trim());

/** A file that is gone, or was cut, is made again. */
const describeOutputs = ({ makes }) => describeBuilt(dist, makes, makes.includes(IMAGES) ? undefined : IMAGES);
