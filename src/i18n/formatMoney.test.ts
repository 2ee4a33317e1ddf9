import { CURRENCY_NAMES, formatMoney } from '#src/i18n/formatMoney.ts';

test.each([
  [19, 'USD', 'en-US', '$19'],
  [19.5, 'USD', 'en-US', '$19.50'],
  [18, 'EUR', 'es-ES', '18\u00a0€'],
  [18, 'EUR', 'pt-PT', '18\u00a0€'],
  [12_400, 'RUR', 'ru-RU', '12\u00a0400\u00a0₽'],
  [1500, 'RUR', 'en-US', '₽1,500'],
] as const)('%d %s in %s is %s', (amount, currency, iso, expected) => {
  expect(formatMoney(amount, currency, iso)).toBe(expected);
});

test.each(['en-US', 'es-ES', 'pt-PT', 'ru-RU', 'en-XA'])('in %s no narrow space is left', (iso) => {
  for (const currency of CURRENCY_NAMES) expect(formatMoney(12_345.6, currency, iso)).not.toContain('\u202f');
});
