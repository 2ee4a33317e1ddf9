import { readFile } from 'node:fs/promises';
import { ask } from '#tests/support/serve.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/** What the running production site makes of an estimate, against sums done by hand from the files in content/prices. */

const LINK = [
  'calls.to.de.Mobile.1000.61',
  'calls.from.us.Landline.3000.150',
  'messages.smsout.br.500.T2zDoQ',
  'numbers.us.Landline.3',
  'agents.agentsTeam.12',
  'ai.800.90.4.asr.tts.dialogflow',
].join('~');

/** Amounts of the rows, then a month's total. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  USD: [
    // 1000 calls × 2 min × 0.0126; 3000 × 150 s × 0.0048 / 60; 500 × 0.0446; setup 3 × 0; rent 3 × 1.8; 12 × 39
    ...['25.20', '36.00', '22.30', '0.00', '5.40', '468.00'],
    // 800 × 90 s × 0.016 / 60; × 0.011 / 60; 800 × 4 × 0.003
    ...['19.20', '13.20', '9.60', '598.90'],
  ],
  EUR: [
    // 2000 × 0.0116; 7500 × 0.0045; 500 × 0.0411; 3 × 1.656 = 4.968, up; 12 × 36
    ...['23.20', '33.75', '20.55', '0.00', '4.97', '432.00'],
    // 1200 × 0.0148; 1200 × 0.0102; 3200 × 0.0028
    ...['17.76', '12.24', '8.96', '553.43'],
  ],
  RUR: [
    // 2000 × 1.197; 7500 × 0.456; 500 × 4.237; 3 × 171; 12 × 3200
    ...['2394.00', '3420.00', '2118.50', '0.00', '513.00', '38400.00'],
    // 1200 × 1.52; 1200 × 1.045; 3200 × 0.285
    ...['1824.00', '1254.00', '912.00', '50835.50'],
  ],
};

const call = (path: string, host = 'localhost') => ask(sitePort(), path, { headers: { Host: host } });

/** The last cells of a row hold no comma: amount, currency, note. */
const amountsOf = (body: string) =>
  body.split('\r\n').flatMap((row) => /,(\d+\.\d\d),(?:USD|EUR|RUB),/.exec(row)?.[1] ?? []);

describe.each([
  ['en', 'localhost', '', 'Calls made: Mobile,Germany', 'Setup of numbers'],
  ['es', 'localhost', '/es', 'Llamadas realizadas: Móviles,Alemania', 'Alta de números'],
  ['pt', 'localhost', '/pt', 'Chamadas efetuadas: Telemóveis,Alemanha', 'Ativação de números'],
  ['ru', 'ru.localhost', '', 'Исходящие звонки: Мобильные,Германия', 'Подключение номеров'],
])('in %s', (_locale, host, prefix, first, setup) => {
  test.each(Object.entries(BY_HAND))('the file has the sums done by hand, in %s', async (currency, amounts) => {
    const { status, body } = await call(`${prefix}/prices/estimate.csv?estimate=${LINK}&currency=${currency}`, host);
    expect(status).toBe(200);
    expect(body).toContain(`1,${first},1000,120000,`);
    expect(body).toContain(setup);
    // Installation is paid once, and is no part of the month.
    expect(amountsOf(body)).toEqual([...amounts, '0.00']);
  });

  test('the form without JavaScript leads to the page with its lines', async () => {
    const fields =
      '0.kind=numbers&0.country=de&0.category=Landline&0.count=1.000&country=de&currency=EUR&do=add:agents';
    const { status, headers } = await call(`${prefix}/prices/estimate?${fields}`, host);
    expect(status).toBe(303);
    expect(headers.location).toBe(
      `${prefix}/pricing?country=de&currency=EUR&estimate=numbers.de.Landline.1000~agents.agentsStart.1#estimate`,
    );
  });
});

test('the files of messages that browsers load have no word of what only the server writes', async () => {
  const catalogs = JSON.parse(await readFile('dist/catalogs.json', 'utf8')) as Record<string, { url: string }>;
  const { body } = await call(catalogs.es?.url ?? '');
  expect(body).toContain('Móviles');
  expect(body).not.toContain('Alta de números');
});

test('a broken estimate is answered by the error page, in its language', async () => {
  const { status, body } = await call('/es/prices/estimate.csv?estimate=what');
  expect(status).toBe(400);
  expect(body).toContain('<html lang="es');
});
