import { readFile, rm, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ask } from '#tests/support/serve.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { behaviours, createUpstream, type Behaviour } from '#tests/support/upstream.ts';

/** The running production site shows the provider's prices, keeps them while the provider is down, and invents none. */

const CALL_TO_GERMANY = 0.1234;

/** Our files as a provider would have them: without the mark of samples, and with a price of its own. */
async function providerFiles(): Promise<Behaviour> {
  const names = ['prices_all', 'total_vox_prices', 'prices_packets_vox', 'prices_resources'];
  const files = new Map<string, string>();
  for (const name of names.map((start) => `${start}.raw.en.json`)) {
    const file = JSON.parse(await readFile(`content/prices/${name}`, 'utf8')) as { sample?: boolean };
    delete file.sample;
    files.set(`/${name}`, JSON.stringify(file, withOwnPrice));
  }
  return (req, res) => {
    const body = files.get(req.url?.split('?')[0] ?? '');
    res.writeHead(body ? 200 : 404).end(body);
  };
}

function withOwnPrice(_key: string, value: unknown): unknown {
  const row = value as { country_code?: string; Landline?: object } | null;
  if (row?.country_code !== 'de' || !row.Landline) return value;
  return { ...row, Landline: { ...row.Landline, price: { USD: CALL_TO_GERMANY, RUR: 1, EUR: 1 } } };
}

let upstream: Awaited<ReturnType<typeof createUpstream>>;
let dataDirectory: string;
const sites: RunningSite[] = [];

beforeAll(async () => {
  upstream = await createUpstream();
});
afterAll(async () => {
  await upstream.close();
});
beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'prices-'));
});
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()));
  await rm(dataDirectory, { recursive: true });
});

async function voicePage(env: Readonly<Record<string, string>>, url = '/platform/voice'): Promise<string> {
  const { port } = await start(env);
  const { status, body } = await ask(port, url, { headers: { Host: 'localhost' } });
  expect(status).toBe(200);
  return body;
}

async function start(env: Readonly<Record<string, string>>): Promise<RunningSite> {
  const site = await startSite({
    DATA_DIR: dataDirectory,
    SHUTDOWN_GRACE_MS: '500',
    UPSTREAM_TIMEOUT_MS: '1000',
    ...env,
  });
  sites.push(site);
  return site;
}

/** The block of rates; those of its headline are facts, and stand whatever the price list says. */
const tableOf = (page: string) => page.slice(page.indexOf('id="rates"')).split('data-block="compare"')[0] ?? '';

test('without a provider the rates are ours, the page says that they are samples, and its data holds none of them', async () => {
  const page = await voicePage({});
  expect(page).toContain('These are sample rates');
  expect(page.match(/src="\/flags\/\w\w\.svg"/g)).toHaveLength(5);
  const rates = (pattern: RegExp) => page.match(pattern)?.length;
  expect(tableOf(page).match(/[> ]\$0\.\d{4}</g)).toHaveLength(15);
  // A sentence may quote one, and is data too; a string that is a rate and nothing else would be the table's.
  expect(rates(/"\$0\.\d{4}[\\"]/g)).toBeUndefined();
  expect(page.includes('"countries"')).toBe(false);
});

test('a provider’s rates replace them on the page and in the open data, compressed once, and stay with their day when it is down after a restart', async () => {
  upstream.behave(await providerFiles());
  const env = { PRICES_ORIGIN: upstream.origin };
  const country = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await ask(sites.at(-1)!.port, path, { headers: { Host: 'localhost', ...headers } });
    const data = answer.body && !answer.headers['content-encoding'] ? (JSON.parse(answer.body) as object) : undefined;
    return { ...answer, data };
  };
  const shown = await voicePage(env);
  expect(shown).toContain('$0.1234');
  expect(shown).not.toMatch(/sample rates|newer ones/);
  const fresh = await country('/prices/de.json');
  expect(fresh.data).toMatchObject({
    sample: false,
    to: { international: { Landline: { price: { USD: '0.1234' } } } },
  });
  expect(Object.keys(fresh.data ?? {})).not.toContain('stale_since');
  const small = await country('/prices/de.json', { 'Accept-Encoding': 'br' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(small.bytes.byteLength) });
  expect(small.headers.etag).toBe(fresh.headers.etag?.replace(/"$/, '-br"'));
  expect(small.bytes.byteLength).toBeLessThan(10_000);
  const known = { 'If-None-Match': fresh.headers.etag ?? '' };
  expect((await country('/prices/de.json', known)).status).toBe(304);
  expect((await country('/prices/xx.json')).data).toEqual({ status: 404, message: 'This page could not be found' });
  await sites.pop()!.stop();

  upstream.behave(behaviours.status(503));
  const later = await voicePage(env, '/es/platform/voice');
  expect(later).not.toContain('muestra: el proveedor');
  expect(later).toMatch(/Tarifas del \d{1,2} de \p{L}+ de \d{4}/u);
  const stale = await country('/prices/de.json', known);
  expect([stale.status, stale.data]).toEqual([
    200,
    expect.objectContaining({ sample: false, stale_since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string }),
  ]);
});

test('a provider that never answered has no open data either: 503, and none of ours', async () => {
  upstream.behave(behaviours.status(503));
  const { port } = await start({ PRICES_ORIGIN: upstream.origin });
  for (const path of ['/prices/de.json', '/prices.csv', '/prices/search.json?q=de']) {
    const { status, headers, body } = await ask(port, path, { headers: { Host: 'localhost' } });
    expect([status, headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '60',
      { status: 503, message: 'The prices are not available at the moment' },
    ]);
  }
});

test('a provider that never answered: the page says that rates are missing, and all else is there', async () => {
  upstream.behave(behaviours.silent());
  const page = await voicePage({ PRICES_ORIGIN: upstream.origin });
  expect(page).toContain('The rates cannot be shown at the moment.');
  expect(tableOf(page)).not.toMatch(/>\$0\.\d/);
  expect(page).toContain('What engineers ask');
});
