import { currencyDisplay } from '#src/shared/text/currencyDisplay.ts';

test.each([
  ['USD', 'en-US', 'narrowSymbol'],
  ['USD', 'es-ES', 'code'],
  ['USD', 'ru-RU', 'code'],
  ['USD', 'de-DE', 'code'],
  ['EUR', 'es-ES', 'narrowSymbol'],
  ['RUB', 'en-US', 'narrowSymbol'],
])('%s in %s is shown as a %s', (code, iso, display) => {
  expect(currencyDisplay(code, iso)).toBe(display);
});
