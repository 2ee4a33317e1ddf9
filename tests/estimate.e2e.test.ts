import { readFile } from 'node:fs/promises';
import { startPricedSite } from '#tests/support/pricedSite.ts';
import { ask } from '#tests/support/serve.ts';

/** What the running production site makes of an estimate, against sums done by hand from a provider's files. */

const LINK = [
  'calls.to.de.Mobile.1000.61',
  'calls.to.de.Landline.7.61',
  'calls.from.us.Landline.3000.150',
  'messages.smsout.de.500.T2zDoQ',
  'numbers.de.Landline.3',
  'agents.agentsTeam.12',
  'ai.800.90.4.asr.dialogflow',
].join('~');

/** Amounts of the rows, then a month's total, then what is paid once: the installation, which is no part of the month. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  USD: ['43.00', '0.19', '45.75', '41.75', '3.45', '3.45', '468.00', '19.20', '9.60', '630.94', '3.45'],
  EUR: ['39.60', '0.18', '42.75', '38.45', '3.18', '3.18', '432.00', '17.76', '8.96', '582.88', '3.18'],
  RUR: [
    '4085.00',
    '17.96',
    '4346.25',
    '3966.25',
    '327.75',
    '327.75',
    '38400.00',
    '1824.00',
    '912.00',
    '53879.21',
    '327.75',
  ],
};

let site: Awaited<ReturnType<typeof startPricedSite>>;
beforeAll(async () => {
  site = await startPricedSite();
});
afterAll(() => site.stop());

const call = (url: string, host = 'localhost') => ask(site.port, url, { headers: { Host: host } });

/** The last cells of a row hold no comma: amount, currency, note. */
const amountsOf = (body: string) =>
  body.split('\r\n').flatMap((row) => /,(\d+\.\d\d),(?:USD|EUR|RUB),/.exec(row)?.[1] ?? []);

describe.each([
  ['en', 'localhost', '', 'Outgoing calls · Mobile,Germany', 'Numbers · Landline · Connection, once'],
  ['es', 'localhost', '/es', 'Llamadas salientes · Celulares,Alemania', 'Números · Fijos · Alta, una vez'],
  ['pt', 'localhost', '/pt', 'Chamadas de saída · Telemóveis,Alemanha', 'Números · Fixos · Ativação, uma vez'],
  ['ru', 'ru.localhost', '', 'Исходящие звонки · Мобильные,Германия', 'Номера · Городские · Подключение, разово'],
])('in %s', (_locale, host, prefix, first, setup) => {
  test.each(Object.entries(BY_HAND))('the file has the sums done by hand, in %s', async (currency, amounts) => {
    const { status, body } = await call(`${prefix}/prices/estimate.csv?estimate=${LINK}&currency=${currency}`, host);
    expect(status).toBe(200);
    expect(body).toContain(`1,${first},1000,120000,`);
    expect(body).toContain(setup);
    expect(amountsOf(body)).toEqual(amounts);
  });

  test('the form without JavaScript leads to the page with its lines', async () => {
    const fields =
      '0.kind=numbers&0.country=de&0.category=Landline&0.count=1.000&country=de&currency=EUR&do=add:agents';
    const { status, headers } = await call(`${prefix}/prices/estimate?${fields}`, host);
    expect(status).toBe(303);
    expect(headers.location).toBe(
      `${prefix}/pricing?country=de&currency=EUR&estimate=numbers.de.Landline.1000~agents.agentsTeam.1#estimate`,
    );
  });
});

test('the files of messages that browsers load have no word of what only the server writes', async () => {
  const catalogs = JSON.parse(await readFile('dist/catalogs.json', 'utf8')) as Record<string, { url: string }>;
  const { body } = await call(catalogs.es?.url ?? '');
  expect(body).toContain('Celulares');
  expect(body).not.toContain('La tarifa más baja');
});

test('a broken estimate is answered by the error page, in its language', async () => {
  const { status, body } = await call('/es/prices/estimate.csv?estimate=what');
  expect(status).toBe(400);
  expect(body).toContain('<html lang="es');
});
