import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startScript } from '#tests/support/scriptProcess.ts';

/** In a process of its own, as in `npm run dev`: a rejection that nobody has handled ends it. */
const sites = startScript(`
  const { createSite } = await import(${JSON.stringify(path.join(process.cwd(), 'scripts/lib/dev/createSite.mjs'))});
  const { writeFileSync } = await import('node:fs');
  async function answer({ folder, bundles }) {
    const site = createSite({ outputPath: folder });
    const found = [];
    for (const bundle of bundles) {
      writeFileSync(folder + '/server.js', bundle);
      found.push(await site.swap([], false).then(() => 'made', ({ message }) => message));
      // What nobody handles, Node tells after the microtasks.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return { found, app: (await site.current).app };
  }`);
afterAll(() => sites.end());

test('waits for sources that can be run when the first ones cannot, though nobody has asked for a page yet', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bundle-'));
  await writeFile(path.join(folder, 'package.json'), '{"type":"commonjs"}');
  const whole = `exports.createDevelopmentApp = async () => ({ app: 'whole', close() {} });`;
  const question = { folder, bundles: [`throw new Error('broken');`, whole] };
  await expect(sites.ask(question)).resolves.toEqual({ found: ['broken', 'made'], app: 'whole' });
  await rm(folder, { recursive: true });
});
