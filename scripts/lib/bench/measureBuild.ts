import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Part } from './part.ts';

/** What a build remembers for the next one. */
const CACHE = 'node_modules/.cache/webpack';

/** In s. */
const GOALS = { cold: 60, warm: 10 } as const;

/** How long a production build takes: of a fresh clone, and of one in which nothing has changed. */
export const buildPart: Part = {
  name: 'build',
  title: 'Build',
  async measure({ tell }) {
    const cache = path.join(process.cwd(), CACHE);
    await rm(cache, { recursive: true, force: true });
    tell('cold');
    const cold = timeBuild();
    tell('warm');
    const warm = timeBuild();
    return {
      about: '`npm run build`, all steps of it: without what earlier builds have remembered, and right after that.',
      measurements: [
        { what: 'cold', unit: 's', figure: cold, goal: { of: 'figure', atMost: GOALS.cold } },
        { what: 'warm', unit: 's', figure: warm, goal: { of: 'figure', atMost: GOALS.warm } },
      ],
    };
  },
};

function timeBuild(): number {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The build failed');
  return (performance.now() - begun) / 1000;
}
