import type * as Module from '#src/visitor/data/askRegion.ts';

/** As in a new document: what was asked is forgotten. */
async function load(): Promise<typeof Module> {
  jest.resetModules();
  return await import('#src/visitor/data/askRegion.ts');
}

const answers = (...given: (() => Promise<Response>)[]) => {
  const fetch = jest.fn(() => given.shift()?.() ?? Promise.reject(new TypeError('no network')));
  Object.assign(globalThis, { fetch });
  return fetch;
};
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) } as Response);

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the country is asked for once, and known in small letters', async () => {
  const fetch = answers(json({ result: true, ip: '', country_code: 'PT' }));
  const { askRegion } = await load();
  expect([await askRegion(), await askRegion()]).toEqual(['pt', 'pt']);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});

test('a failure is only logged (SPEC part 8), and the next who needs it asks again', async () => {
  answers(json({}, 503), json({ result: true, ip: '', country_code: 'es' }));
  const { askRegion } = await load();
  expect(await askRegion()).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('The region is unavailable', expect.any(Error));
  expect(await askRegion()).toBe('es');
});

test('a country that is not known is an answer, and no failure', async () => {
  answers(json({ result: false, ip: '', country_code: 'us' }));
  const { askRegion } = await load();
  expect(await askRegion()).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});
