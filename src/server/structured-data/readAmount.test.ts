import { formatMoney, formatRate } from '#src/pricing/words/formatMoney.ts';
import { readAmount } from '#src/server/structured-data/readAmount.ts';
import { CURRENCIES, CURRENCY_NAMES } from '#src/shared/currencies.ts';
import type { Decimal } from '#src/shared/text/decimal.ts';

test.each([
  ['$0.0048', 'en-US', '0.0048', 'USD'],
  ['$1,097.20', 'en-US', '1097.20', 'USD'],
  ['0,0034 USD', 'es-ES', '0.0034', 'USD'],
  ['10\u00a0920,25\u00a0€', 'es-ES', '10920.25', 'EUR'],
  ['10\u00a0920,25\u00a0₽', 'ru-RU', '10920.25', 'RUB'],
  ['1500 ₽', 'ru-RU', '1500', 'RUB'],
])('%s in %s is %s %s', (text, iso, price, priceCurrency) => {
  expect(readAmount(text, iso)).toEqual({ price, priceCurrency });
});

describe.each(['en-US', 'es-ES', 'pt-PT', 'ru-RU', 'en-XA'])('in %s', (iso) => {
  it.each(['0.0135', '1.5', '12400', '1234567.0001'] satisfies Decimal[])('a rate of %s is read as it was', (rate) => {
    for (const currency of CURRENCY_NAMES) {
      const { price, priceCurrency } = readAmount(formatRate(rate, currency, iso), iso) ?? {};
      expect([Number(price), priceCurrency]).toEqual([Number(rate), CURRENCIES[currency]]);
    }
  });

  it('so is a price in whole units', () => {
    expect(readAmount(formatMoney(12_400, 'RUR', iso), iso)).toEqual({ price: '12400', priceCurrency: 'RUB' });
  });
});

test.each([
  ['640 ms', 'en-US'],
  ['by agreement', 'en-US'],
  ['', 'en-US'],
  ['19', 'en-US'],
  ['from $19', 'en-US'],
  ['$19–39', 'en-US'],
  ['750 000 KZT', 'es-ES'],
  ['$19', 'es-ES'],
  ['0,5,5 €', 'es-ES'],
])('%j in %s is no price that can be told', (text, iso) => {
  expect(readAmount(text, iso)).toBeUndefined();
});
