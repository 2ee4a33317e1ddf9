import { formatMoney, formatRate } from '#src/pricing/words/formatMoney.ts';
import { CURRENCY_NAMES } from '#src/shared/currencies.ts';

test.each([
  [19, 'USD', 'en-US', '$19'],
  [19.5, 'USD', 'en-US', '$19.50'],
  [39, 'USD', 'es-ES', '39\u00a0USD'],
  [39, 'USD', 'ru-RU', '39\u00a0USD'],
  [18, 'EUR', 'es-ES', '18\u00a0€'],
  [18, 'EUR', 'pt-PT', '18\u00a0€'],
  [12_400, 'RUR', 'ru-RU', '12\u00a0400\u00a0₽'],
  [3200, 'RUR', 'ru-RU', '3\u00a0200\u00a0₽'],
  [3200, 'USD', 'es-ES', '3200\u00a0USD'],
  [1500, 'RUR', 'en-US', '₽1,500'],
] as const)('%d %s in %s is %s', (amount, currency, iso, expected) => {
  expect(formatMoney(amount, currency, iso)).toBe(expected);
});

test.each(['en-US', 'es-ES', 'pt-PT', 'ru-RU', 'en-XA'])('in %s no narrow space is left', (iso) => {
  for (const currency of CURRENCY_NAMES) expect(formatMoney(12_345.6, currency, iso)).not.toContain('\u202f');
});

test.each([
  ['0.0135', 'USD', 'en-US', 2, '$0.0135'],
  ['0.01', 'USD', 'en-US', 4, '$0.0100'],
  ['1', 'USD', 'es-ES', 2, '1,00\u00a0USD'],
  ['0.0092', 'EUR', 'pt-PT', 2, '0,0092\u00a0€'],
  ['1234567.0001', 'RUR', 'ru-RU', 2, '1\u00a0234\u00a0567,0001\u00a0₽'],
  ['1234567890123.4567', 'USD', 'en-US', 2, '$1,234,567,890,123.4567'],
] as const)('the rate %s %s in %s is shown to its last digit', (amount, currency, iso, digits, expected) => {
  expect(formatRate(amount, currency, iso, digits)).toBe(expected);
});
