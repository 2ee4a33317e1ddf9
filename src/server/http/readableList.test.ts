import { readableList } from '#src/server/http/readableList.ts';

test.each([
  ['what browsers send is read whole', 'ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7'],
  ['nothing is nothing', '', ''],
  ['of what is long, whole entries', `es,${'pt;q=0.5,'.repeat(2000)}`, `es,${'pt;q=0.5,'.repeat(56)}`.slice(0, -1)],
  ['of one endless entry, nothing', 'e'.repeat(16_000), ''],
])('%s', (_name, header, read) => {
  expect(readableList(header)).toBe(read);
});
