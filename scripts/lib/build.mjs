import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs, INPUTS } from '../../webpack/inputs.mjs';
import { findNode, root } from './install.mjs';
import { run } from './run.mjs';

/** What a build is made of, each with all that goes into it: two lines beside each other, each in order. */
const CODE = [{ name: 'bundles', inputs: INPUTS, command: () => ['node_modules/webpack-cli/bin/cli.js'] }];
const CONTENT = [
  {
    name: 'content',
    // The files that pages offer: it is checked that they are there.
    inputs: [...INPUTS, 'content', 'public/files', 'scripts/compileContent.ts'],
    // The bundle holds the same: sources that change while the two are made are two versions.
    command: () => ['--disable-warning=ExperimentalWarning', 'scripts/compileContent.ts', hashInputs(INPUTS)],
  },
  {
    name: 'link previews',
    inputs: [...INPUTS, 'content', 'scripts/lib/linkPreviews', 'scripts/linkPreviews.ts'],
    command: () => ['scripts/linkPreviews.ts', hashInputs(INPUTS)],
  },
];
/** Of both: a server starts, and what V8 has compiled for it is kept. */
const TOGETHER = [
  {
    name: 'compiled bundle',
    inputs: [...INPUTS, 'scripts/compileBundle.mjs'],
    command: () => ['--disable-warning=ExperimentalWarning', 'scripts/compileBundle.mjs'],
  },
];

const stampOf = ({ name }) => path.join(root, `dist/${name.replaceAll(' ', '-')}-stamp`);

const STEPS = [...CODE, ...CONTENT, ...TOGETHER];

/** The registry is a source like any other: it is put right before sources are compared or built. */
function writeRegistry() {
  return run(findNode(), ['scripts/registry.ts']);
}

async function make(steps) {
  const wanted = (line) => line.filter((step) => steps.includes(step));
  // What has begun is not left running behind an error.
  const lines = await Promise.allSettled([makeInTurn(wanted(CODE)), makeInTurn(wanted(CONTENT))]);
  const failed = lines.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  await makeInTurn(wanted(TOGETHER));
}

/** NODE_ENV is set here: webpack's mode alone leaves source texts in the messages. */
async function makeInTurn(steps) {
  for (const step of steps) {
    // Before it: what is edited meanwhile may not be in it.
    const stamp = hashInputs(step.inputs);
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    await run(findNode(), step.command(), { NODE_ENV: 'production' });
    writeFileSync(stampOf(step), stamp);
  }
}

/** Makes the production build. */
export async function build() {
  await writeRegistry();
  await make(STEPS);
}

/** Makes of the production build what is not that of the present sources and content. */
export async function ensureBuilt() {
  await writeRegistry();
  const stale = STEPS.filter((step) => {
    const stamp = stampOf(step);
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashInputs(step.inputs);
  });
  if (stale.length === 0) return;
  console.log(`Building: ${stale.map(({ name }) => name).join(', ')}`);
  await make(stale);
}
