import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { onceAsync } from '#src/shared/onceAsync.ts';
import { openRegions, type CountryOf } from '#src/visitor/server/region/openRegions.ts';
import { withBareApp } from '#tests/support/bareApp.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

const DATABASE = path.resolve('node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
const logger = { warn: jest.fn() };
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), 'regions-'));
  await copyFile(DATABASE, path.join(dist, 'country.mmdb'));
});
afterAll(() => rm(dist, { recursive: true }));

type Variables = Parameters<typeof openRegions>[0]['env'];

/** Asks from this machine, which a hop count of 1 makes a trusted proxy; a busy machine may take its time to read the database. */
async function ask(headers: Record<string, string>, env: Variables, trustProxy = 1, from = dist) {
  return askOf(await open(env, from), headers, trustProxy);
}

const open = (env: Variables, from = dist) => openRegions({ env, root: dist, dist: from, logger, patience: 60_000 });

async function askOf(countryOf: CountryOf, headers: Record<string, string>, trustProxy = 1) {
  const answer: RequestHandler = async (req, res) => void res.json((await countryOf(req)) ?? null);
  return withBareApp(
    [answer],
    { trustProxy },
    async (server) => JSON.parse((await server.request('/', { headers })).body) as string | null,
  );
}

const HEADER = { COUNTRY_HEADER: 'cf-ipcountry' };
// To read the database takes longer than to ask it.
const withHeader = onceAsync(() => open(HEADER));
const withDatabase = onceAsync(() => open({}));

test.each([
  ['DE', 'de'],
  ['br', 'br'],
  ['XX', null],
  ['T1', null],
  ['', null],
  ['DEU', null],
  ['de, us', null],
  ['<script>', null],
])('the header %j of a trusted proxy says %s', async (said, country) => {
  expect(await askOf(await withHeader(), { 'CF-IPCountry': said })).toBe(country);
});

test('the header of a visitor is not believed', async () => {
  expect(await askOf(await withHeader(), { 'CF-IPCountry': 'DE' }, 0)).toBeNull();
});

test('a header that nobody has named is not read', async () => {
  expect(await askOf(await withDatabase(), { 'CF-IPCountry': 'DE' })).toBeNull();
});

test.each([
  ['77.88.8.8', 'ru'],
  ['2804:14c::1', 'br'],
  ['::ffff:77.88.8.8', 'ru'],
  ['10.0.0.1', null],
  ['fe80::1', null],
  ['fe80::1%eth0', null],
  ['2804:14c::1%eth0', 'br'],
  ['::ffff:77.88.8.8%eth0', 'ru'],
  ['::1', null],
  ['nobody', null],
  ['999.1.1.1', null],
])('the database knows of %s that it is in %s', async (ip, country) => {
  expect(await askOf(await withDatabase(), { 'X-Forwarded-For': ip })).toBe(country);
});

test('a database of IPv4 alone knows nothing of longer addresses', async () => {
  const env = { COUNTRY_DATABASE: DATABASE.replace('.mmdb', '-ipv4.mmdb') };
  expect(await ask({ 'X-Forwarded-For': '77.88.8.8' }, env)).toBe('ru');
  expect(await ask({ 'X-Forwarded-For': '2a02:6b8::1' }, env)).toBeNull();
});

test('the header has the say before the database, and a CMS before the database', async () => {
  const headers = { 'X-Forwarded-For': '77.88.8.8', 'CF-IPCountry': 'KZ' };
  expect(await askOf(await withHeader(), headers)).toBe('kz');
  expect(await ask(headers, { CMS_ORIGIN: 'https://cms.example' })).toBeNull();
});

test('nobody waits longer than the patience for the database; who asks later is told', async () => {
  const countryOf = await openRegions({ env: {}, root: dist, dist, logger, patience: 0 });
  const fromRussia = { 'X-Forwarded-For': '77.88.8.8' };
  expect(await askOf(countryOf, fromRussia)).toBeNull();
  await waitUntil(async () => (await askOf(countryOf, fromRussia)) === 'ru');
});

test('without its database a build says nothing, once in the log, and answers all the same', async () => {
  expect(await ask({ 'X-Forwarded-For': '77.88.8.8' }, {}, 1, path.join(dist, 'nowhere'))).toBeNull();
  expect(logger.warn).toHaveBeenCalledTimes(1);
});

test('a database of one’s own that is none is said at the start', async () => {
  await writeFile(path.join(dist, 'words.mmdb'), 'no database');
  await expect(ask({}, { COUNTRY_DATABASE: 'words.mmdb' })).rejects.toThrow('COUNTRY_DATABASE=words.mmdb: ');
  await expect(ask({}, { COUNTRY_DATABASE: 'missing.mmdb' })).rejects.toThrow('missing.mmdb');
  expect(await ask({ 'X-Forwarded-For': '77.88.8.8' }, { COUNTRY_DATABASE: 'country.mmdb' })).toBe('ru');
});
