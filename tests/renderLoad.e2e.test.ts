import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '#tests/support/serve.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** What one visitor asks for must not make the others wait, and what somebody invents must not be kept. */

let site: RunningSite;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'render-load-'));
  // No copy may become stale in between: this is about what is asked for, not about time.
  site = await startSite({ DATA_DIR: dataDirectory, PAGE_TTL: '600' });
  for (const target of ['/platform/voice', '/pricing']) await isKept(target);
});
afterAll(async () => {
  await site.stop('SIGKILL');
  await rm(dataDirectory, { recursive: true });
});

/** Longer than all that may wait take on a busy machine, in ms. */
const PATIENCE = 30_000;

const get = (target: string, headers: Readonly<Record<string, string>> = { 'Accept-Encoding': 'gzip' }) =>
  ask(site.port, target, { headers: { Host: 'localhost', ...headers }, patience: PATIENCE });

async function timeOf(target: string): Promise<number> {
  const start = performance.now();
  await get(target);
  return performance.now() - start;
}

const isKept = (target: string) => waitUntil(async () => (await get(target)).headers['x-cache'] === 'HIT');

/** Keeps that many connections busy, each with questions that nobody has asked before, until it is told to stop. */
function ply(connections: number, target: (index: number) => string) {
  const statuses: number[] = [];
  let stopped = false;
  let index = 0;
  const all = Array.from({ length: connections }, async () => {
    while (!stopped) {
      const { status } = await get(target((index += 1)));
      statuses.push(status);
      if (status !== 200) await delay(100);
    }
  });
  return {
    statuses,
    async stop() {
      stopped = true;
      await Promise.all(all);
    },
  };
}

const middleOf = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const LINES = Array.from({ length: 28 }, (_, index) => `calls.to.de.Mobile.${String(1000 + index)}.61`).join('~');

test.each([
  ['questions', (index: number) => `/pricing?q=a${String(index)}`],
  ['searches', (index: number) => `/api/search?q=call+center+api+voice${String(index)}`],
  ['pages of searches, as data', (index: number) => `/api/getPage?url=/search%3Fq%3Dcall+center+voice${String(index)}`],
  ['estimates of 29 lines', (index: number) => `/pricing?estimate=${LINES}~numbers.us.Landline.${String(index)}`],
])('beside thirty connections with %s, a page of the cache waits for about one render', async (_name, target) => {
  const alone: number[] = [];
  for (let round = 0; round < 7; round += 1) alone.push(await timeOf(target(100_000 + round)));
  const others = ply(30, target);
  await delay(500);
  const waits: number[] = [];
  for (let round = 0; round < 25; round += 1) waits.push(await timeOf('/platform/voice'));
  await others.stop();
  expect(others.statuses).toContain(200);
  // All thirty before it would be thirty; on a busy machine every figure of this line wavers.
  expect(middleOf(waits) / middleOf(alone)).toBeLessThan(2.5);
});

test('of two hundred at once so many are served as may wait, the others are refused in words, and the next one is served', async () => {
  const start = performance.now();
  const asked = Promise.all(
    Array.from({ length: 200 }, (_, index) => get(`/pricing?estimate=${LINES}~numbers.us.Mobile.${String(index)}`, {})),
  );
  const wait = await timeOf('/platform/voice');
  const answers = await asked;
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(33);
  expect(refused.length).toBeGreaterThanOrEqual(50);
  for (const { status, headers, body } of refused) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain('<title>503 The site is handling too many requests. Please try again in a moment.');
  }
  // The page of the cache comes after those that came before it, which are refused by then, and not after their renders.
  expect(wait / (performance.now() - start)).toBeLessThan(0.8);
  expect((await get('/pricing?q=d')).status).toBe(200);
});

test.each([
  ['products', '/pricing?product=x', 'abcdefghijklmnopqrst'],
  ['countries without prices', '/pricing?country=', 'qxz1A'],
  ['currencies', '/pricing?currency=X', 'ABCDEFGHIJ'],
  ['the values that are shown anyway', '/pricing?country=us&currency=USD&product=voice&x=', 'ab'],
])('made-up %s are the page that is there already', async (_name, target, letters) => {
  for (const first of letters) {
    const value = `${first}${first}`;
    expect([value, (await get(target + value)).headers['x-cache']]).toEqual([value, 'HIT']);
  }
});

test('views of the price page leave the pages where they are', async () => {
  const countries = ['de', 'fr', 'es', 'br', 'mx', 'gb'];
  await Promise.all(countries.map((country) => get(`/pricing?country=${country}`)));
  for (const country of countries) await isKept(`/pricing?country=${country}`);
  expect((await get('/platform/voice')).headers['x-cache']).toBe('HIT');
});
