import { respell } from '#src/search/server/respell.ts';

/** @returns how a word is found where pages have these words alone */
const among =
  (...known: string[]) =>
  (word: string) =>
    respell(word, (parts) => (parts.every((part) => known.includes(part)) ? 1 : 0))?.words.join(' ');

test.each([
  ['wtyf', 'цена'],
  ['зкшсу', 'price'],
  ['апи', 'api'],
  ['твилио', 'tvilio'],
  ['zvonok', 'звонок'],
  ['perenos', 'перенос'],
  ['schet', 'щет'],
  ['callcenter', 'call center'],
  ['crm24', 'crm 24'],
  ['битрикс24', 'битрикс 24'],
  ['8800', '8 800'],
])('%j is looked for as %j', (word, meant) => {
  expect(among(...meant.split(' '))(word)).toBe(meant);
});

test.each([
  ['429', ['4', '29', '42', '9']],
  ['486', ['485', '48', '6']],
  ['абв', ['f,d']],
  ['nothing', []],
  ['', []],
  ['x'.repeat(5000), ['xxx']],
])('%j is nothing else', (word, known) => {
  expect(among(...known)(word)).toBeUndefined();
});
