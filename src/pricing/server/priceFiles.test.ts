import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createPriceFiles, type PriceFiles } from '#src/pricing/server/priceFiles.ts';
import { PRICE_FILES } from '#src/pricing/server/priceSchema.ts';
import { behaviours, createUpstream, type Behaviour } from '#tests/support/upstream.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

const OURS = path.resolve('content/prices');
const TIMEOUT = 400;
const EVERY = 40;
const MAX_BYTES = 2_000_000;
const FEW = 3;
const NAMES = Object.values(PRICE_FILES).map(({ name }) => name);

let upstream: Awaited<ReturnType<typeof createUpstream>>;
let dataDirectory: string;
let embedded: Readonly<Record<string, string>>;
const errors: string[] = [];
const open: PriceFiles[] = [];
const logger = { error: ({ err }: { err: Error }) => errors.push(err.message) };

/** Of each list a few: the provider is asked again and again, and what is checked each time is none the better for being long. */
const shorten = (_key: string, value: unknown) => (Array.isArray(value) ? value.slice(0, FEW) : value);

beforeAll(async () => {
  upstream = await createUpstream();
  embedded = Object.fromEntries(
    await Promise.all(
      NAMES.map(async (name) => {
        const ours: unknown = JSON.parse(await readFile(path.join(OURS, name), 'utf8'));
        return [name, JSON.stringify(ours, shorten)];
      }),
    ),
  ) as Record<string, string>;
});
afterAll(() => upstream.close());
beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'prices-'));
  errors.length = 0;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((files) => files.close()));
  await rm(dataDirectory, { recursive: true });
});

const create = async (more: Partial<Parameters<typeof createPriceFiles>[0]> = {}) => {
  const files = await createPriceFiles({
    directory: OURS,
    origin: upstream.origin,
    dataDirectory,
    timeout: TIMEOUT,
    maxBytes: MAX_BYTES,
    refreshEvery: EVERY,
    logger: logger as never,
    ...more,
  });
  open.push(files);
  return files;
};

/** The provider's server, whose packet costs what is told. */
const provider =
  (dollars: number): Behaviour =>
  (req, res) => {
    const name = (req.url ?? '').slice(1).split('?')[0] ?? '';
    const packets = { MAU: [{ packet_name: '5000', size: 5000, price: { USD: dollars, RUR: 1, EUR: 1 } }], IM: [] };
    const body = name === PRICE_FILES.packets.name ? JSON.stringify(packets) : (embedded[name] ?? '');
    res.writeHead(body ? 200 : 404).end(body);
  };
const packetPrice = ({ current }: PriceFiles) => current.packets?.MAU[0]?.price.USD;

test('without an origin the files are ours, marked as samples, and nobody is asked', async () => {
  upstream.behave(behaviours.status(500));
  const files = await create({ origin: undefined });
  expect(Object.values(files.current).map(({ sample }) => sample)).toEqual([true, true, true, true]);
  expect(files.current.calls?.to.international.length).toBeGreaterThan(200);
  expect(files.staleSince).toBeUndefined();
  expect(upstream.asked).toEqual([]);
});

test('with an origin its files replace ours; each call is made past every cache', async () => {
  upstream.behave(provider(7));
  // Time enough for each call to need one try.
  const files = await create({ timeout: 5000 });
  expect(packetPrice(files)).toBe('7');
  expect(files.current.packets?.sample).toBe(false);
  const names = upstream.asked.slice(0, 4).map((url) => /^\/([^?]+)\?[\da-f-]{36}$/.exec(url)?.[1]);
  expect(names.sort()).toEqual([...NAMES].sort());
  await waitUntil(() => upstream.asked.length >= 8);
  expect(new Set(upstream.asked).size).toBe(upstream.asked.length);
});

test('a changed price is taken over behind the requests, and said once', async () => {
  upstream.behave(provider(7));
  // Time enough for each call to need one try.
  const files = await create({ timeout: 5000 });
  const first = files.current;
  let changes = 0;
  files.onChange(() => (changes += 1));
  await waitUntil(() => upstream.asked.length >= 12);
  expect([files.current, changes]).toEqual([first, 0]);
  expect(files.current).toBe(first);
  upstream.behave(provider(0.1));
  await waitUntil(() => packetPrice(files) === '0.1');
  expect(changes).toBe(1);
});

test.each([
  ['is late', behaviours.silent(), /did not answer/],
  ['stalls in its body', behaviours.stalled(), /did not answer/],
  ['answers broken JSON', behaviours.text('{"MAU":'), /did not answer JSON/],
  [
    'lacks a currency',
    behaviours.json({ MAU: [{ packet_name: 'x', size: 1, price: { USD: 1, EUR: 1 } }], IM: [] }),
    /RUR/,
  ],
  [
    'has a negative price',
    behaviours.json({ MAU: [{ packet_name: 'x', size: 1, price: { USD: -1, RUR: 1, EUR: 1 } }], IM: [] }),
    /amount/,
  ],
  ['is cut', behaviours.cut(), /did not answer/],
  ['answers 404', behaviours.status(404), /answered 404/],
  ['is too large', behaviours.endless(), /more than|did not answer/],
  ['redirects', behaviours.redirect('/elsewhere'), /did not answer/],
])('when the provider %s, the last good files stay and say since when', async (_name, behaviour, message) => {
  upstream.behave(provider(7));
  const files = await create();
  const before = files.current;
  let changes = 0;
  files.onChange(() => (changes += 1));
  const started = Date.now();
  upstream.behave(behaviour);
  await waitUntil(() => files.staleSince !== undefined && errors.length >= 4);
  expect(files.current).toBe(before);
  expect(errors.some((error) => message.test(error))).toBe(true);
  expect(files.staleSince?.getTime()).toBeLessThanOrEqual(Date.now());
  expect(files.staleSince?.getTime()).toBeGreaterThan(started - 5000);
  expect(upstream.asked).not.toContain('/elsewhere');
  upstream.behave(provider(8));
  await waitUntil(() => packetPrice(files) === '8' && files.staleSince === undefined);
  expect(changes).toBeGreaterThanOrEqual(2);
});

test('one file that cannot be had leaves the others current', async () => {
  upstream.behave(provider(7));
  const files = await create();
  const answer = provider(9);
  upstream.behave((req, res) => {
    if (req.url?.includes(PRICE_FILES.calls.name)) res.writeHead(500).end();
    else answer(req, res);
  });
  await waitUntil(() => packetPrice(files) === '9');
  expect(files.current.calls?.to.international).toHaveLength(FEW);
  await waitUntil(() => files.staleSince !== undefined);
});

test('the last good files survive a restart while the provider is gone', async () => {
  upstream.behave(provider(7));
  await (await create()).close();
  const oldest = new Date('2026-01-01T00:00:00Z');
  await utimes(path.join(dataDirectory, 'prices', PRICE_FILES.packets.name), oldest, oldest);
  const gone = await createUpstream();
  await gone.close();
  const files = await create({ origin: gone.origin });
  expect(packetPrice(files)).toBe('7');
  expect(files.staleSince).toEqual(oldest);
});

test('a copy on disk that is broken is not believed', async () => {
  upstream.behave(provider(7));
  await (await create()).close();
  await writeFile(path.join(dataDirectory, 'prices', PRICE_FILES.packets.name), '{"MAU":[');
  upstream.behave(behaviours.status(503));
  const files = await create();
  expect(files.current.packets).toBeUndefined();
  expect(files.current.calls).toBeDefined();
});

test('a provider that never answered has no prices: samples do not pass for them', async () => {
  upstream.behave(behaviours.status(503));
  const files = await create({ dataDirectory: undefined });
  expect(files.current).toEqual({});
});

test('a disk that takes nothing costs the copy, not the prices', async () => {
  upstream.behave(provider(7));
  const occupied = path.join(dataDirectory, 'a-file');
  await writeFile(occupied, '');
  expect(packetPrice(await create({ dataDirectory: occupied }))).toBe('7');
});

test('two processes on one disk keep their copies side by side, each whole', async () => {
  upstream.behave(provider(7));
  await Promise.all([create({ timeout: 5000 }), create({ timeout: 5000 })]);
  await waitUntil(() => upstream.asked.length >= 80);
  await Promise.all(open.splice(0).map((files) => files.close()));
  expect(errors).toEqual([]);
  expect((await readdir(path.join(dataDirectory, 'prices'))).sort()).toEqual([...NAMES].sort());
});

test('of a copy that could not be kept nothing is left', async () => {
  upstream.behave(provider(7));
  const inTheWay = path.join(dataDirectory, 'prices', PRICE_FILES.packets.name, 'below');
  await mkdir(inTheWay, { recursive: true });
  await (await create({ timeout: 5000 })).close();
  expect((await readdir(path.join(dataDirectory, 'prices'))).sort()).toEqual([...NAMES].sort());
});

test('the public bucket stands in for the platform’s prices, and for nothing else', async () => {
  const bucket = await createUpstream();
  bucket.behave(behaviours.text(embedded[PRICE_FILES.platform.name] ?? ''));
  upstream.behave(behaviours.status(404));
  const files = await create({ bucketOrigin: bucket.origin });
  expect(Object.keys(files.current)).toEqual(['platform']);
  expect(bucket.asked[0]).toMatch(/^\/total_vox_prices\.en\.json\?/);
  await bucket.close();
});

test('closing ends the calls under way, and is no failure of the provider', async () => {
  upstream.behave(provider(7));
  const files = await create({ timeout: 60_000 });
  upstream.behave(behaviours.silent());
  await waitUntil(() => upstream.asked.length >= 4);
  const started = performance.now();
  await files.close();
  expect(performance.now() - started).toBeLessThan(2000);
  expect(errors).toEqual([]);
  expect(files.staleSince).toBeUndefined();
});
