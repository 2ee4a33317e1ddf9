import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ask } from '#tests/support/serve.ts';
import { sitePort } from '#tests/support/sitePages.ts';

const scripts = readdirSync('dist/client').filter((name) => name.endsWith('.js'));
const contains = (name: string, text: string) => readFileSync(path.join('dist/client', name), 'utf8').includes(text);

/** An attribute that the library of headless behaviour writes, and nobody else. */
const LIBRARY = 'data-composite-item-active';

/** A sentence that only the specimens say. */
const SPECIMEN = 'The queue stays; the waiting does not.';

/** One that only the gallery of blocks says. */
const GALLERY = 'No page uses it yet.';

test('the sentences that stand for the specimens and the gallery are theirs', () => {
  expect(readFileSync('src/specimens/interactiveSpecimens.tsx', 'utf8')).toContain(SPECIMEN);
  expect(readFileSync('src/specimens/GalleryDocument.tsx', 'utf8')).toContain(GALLERY);
});

test('the pages of primitives and blocks are for development: production neither answers nor carries them', async () => {
  expect((await ask(sitePort(), '/__ui')).status).toBe(404);
  expect((await ask(sitePort(), '/__ui/blocks')).status).toBe(404);
  expect(scripts.filter((name) => contains(name, SPECIMEN) || /^(specimens|gallery)/.test(name))).toEqual([]);
  const server = readFileSync('dist/server.js', 'utf8');
  for (const sentence of [SPECIMEN, GALLERY, "'/__ui'", "'/__ui/blocks'"]) expect(server).not.toContain(sentence);
});

test('headless behaviour is in the chunks of blocks that use it, never in what every page loads', () => {
  const { namedChunkGroups } = JSON.parse(readFileSync('dist/loadable-stats.json', 'utf8')) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>;
  };
  const carrying = Object.entries(namedChunkGroups)
    .filter(([, { assets }]) => assets.some(({ name }) => name.endsWith('.js') && contains(name, LIBRARY)))
    .map(([chunk]) => chunk);
  expect(carrying.sort()).toEqual(['block-code-tabs', 'block-tabs']);
});
