import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';
import type { PriceNames } from '#src/pricing/words/createPriceNames.ts';
import { CATALOGUE, PARTS } from '#src/pricing/data/catalogue.ts';
import { CALL_GROUPS, CATEGORIES, MESSAGE_PRICES } from '#src/pricing/data/prices.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

function Names({ of }: { readonly of: (names: PriceNames) => readonly string[] }) {
  return of(usePriceNames()).join('|');
}
const read = (of: (names: PriceNames) => readonly string[]) => renderBlock(<Names of={of} />).split('|');

test('every key of the price lists has a name of its own', () => {
  const names = read(({ category, group, part, message, product }) => [
    ...CATEGORIES.map(category),
    ...CALL_GROUPS.map(group),
    ...PARTS.map(part),
    ...MESSAGE_PRICES.map(message),
    ...CATALOGUE.map(({ name }) => product(name)),
  ]);
  const keys = [...CATEGORIES, ...CALL_GROUPS, ...PARTS, ...MESSAGE_PRICES, ...CATALOGUE.map(({ name }) => name)];
  expect(names).toHaveLength(keys.length);
  const own = ['Landline', 'Mobile'];
  expect(names.filter((name) => (keys as readonly string[]).includes(name))).toEqual(own);
});

test('what is used and what is paid by the month are told apart', () => {
  expect(read(({ part, subscription }) => [part('sip'), subscription('sip')])).toEqual([
    'Calls over SIP',
    'SIP registration',
  ]);
});

test('a key that nobody has named stays itself', () => {
  expect(read(({ part, subscription }) => [part('telepathy'), subscription('constructor')])).toEqual([
    'telepathy',
    'constructor',
  ]);
});

test.each([
  [{ first: 1, next: 1 }, 'per second'],
  [{ first: 60, next: 60 }, 'per whole minute'],
  [undefined, 'per whole minute'],
  [{ first: 15, next: 15 }, 'every 15 s'],
  [{ first: 30, next: 6 }, 'first 30 s, then every 6 s'],
])('%j is said as %s', (increments, said) => {
  expect(read((names) => [names.increments(increments)])).toEqual([said]);
});
