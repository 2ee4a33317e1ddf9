import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { putInPlace } from '../src/server/boot/putInPlace.ts';

/** A page that was opened before a deploy must still find its chunks: so many builds keep their hashed files. */
const KEPT_BUILDS = 5;

/** Instead of cleaning the output folder, drops the files that none of the last builds uses. */
export class KeepBuildsPlugin {
  constructor({ record }) {
    this.record = record;
  }

  apply(compiler) {
    compiler.hooks.done.tapPromise('KeepBuildsPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const before = await readFile(this.record, 'utf8')
        .then(JSON.parse)
        .catch(() => []);
      const current = [...stats.compilation.assetsInfo.keys()].filter((name) => !name.startsWith('..')).sort();
      const others = before.filter((build) => build.join() !== current.join());
      const builds = [current, ...others].slice(0, KEPT_BUILDS);
      const kept = new Set(builds.flat());
      const dropped = new Set(others.flat().filter((name) => !kept.has(name)));
      await Promise.all([...dropped].map((name) => rm(path.join(compiler.outputPath, name), { force: true })));
      await mkdir(path.dirname(this.record), { recursive: true });
      await putInPlace(this.record, JSON.stringify(builds));
    });
  }
}
