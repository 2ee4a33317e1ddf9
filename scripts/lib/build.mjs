import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs, INPUTS } from '../../webpack/inputs.mjs';
import { findNode, root } from './install.mjs';
import { run } from './run.mjs';

/** What a build is made of, in order, each with all that goes into it. */
const STEPS = [
  { name: 'bundles', inputs: INPUTS, command: () => ['node_modules/webpack-cli/bin/cli.js'] },
  {
    name: 'content',
    inputs: [...INPUTS, 'content', 'scripts/compileContent.ts'],
    // The bundle holds the same: sources that have changed between the two steps are two versions.
    command: () => ['--disable-warning=ExperimentalWarning', 'scripts/compileContent.ts', hashInputs(INPUTS)],
  },
  {
    name: 'link previews',
    inputs: [...INPUTS, 'content', 'scripts/lib/linkPreviews', 'scripts/linkPreviews.ts'],
    command: () => ['scripts/linkPreviews.ts'],
  },
  {
    name: 'compiled bundle',
    inputs: [...INPUTS, 'scripts/compileBundle.mjs'],
    command: () => ['--disable-warning=ExperimentalWarning', 'scripts/compileBundle.mjs'],
  },
];

const stampOf = ({ name }) => path.join(root, `dist/${name.replaceAll(' ', '-')}-stamp`);

/** The registry is a source like any other: it is put right before sources are compared or built. */
function writeRegistry() {
  run(findNode(), ['scripts/registry.ts']);
}

/** NODE_ENV is set here: webpack's mode alone leaves source texts in the messages. */
function make(steps) {
  for (const step of steps) {
    // Before it: what is edited meanwhile may not be in it.
    const stamp = hashInputs(step.inputs);
    run(findNode(), step.command(), { NODE_ENV: 'production' });
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    writeFileSync(stampOf(step), stamp);
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
