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

test('the sentence that stands for the specimens is theirs', () => {
  expect(readFileSync('src/specimens/interactiveSpecimens.tsx', 'utf8')).toContain(SPECIMEN);
});

test('the page of primitives is for development: production neither answers nor carries it', async () => {
  expect((await ask(sitePort(), '/__ui')).status).toBe(404);
  expect(scripts.filter((name) => contains(name, SPECIMEN) || name.startsWith('specimens'))).toEqual([]);
  const server = readFileSync('dist/server.js', 'utf8');
  expect(server).not.toContain(SPECIMEN);
  expect(server).not.toContain("'/__ui'");
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
