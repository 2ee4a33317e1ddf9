import { createKeptParts } from '#src/server/render/keptParts.ts';

const [one, other] = [{}, {}];

test('what was made of an object is made once for each name, and never for another object', () => {
  const keep = createKeptParts<string>(100, ({ length }) => length);
  const made: string[] = [];
  const ask = (of: object, name: string) =>
    keep(of, name, () => {
      made.push(name);
      return `${name} ${String(made.length)}`;
    });
  expect([ask(one, 'a'), ask(one, 'a'), ask(one, 'b'), ask(other, 'a'), ask(one, 'a')]).toEqual([
    'a 1',
    'a 1',
    'b 2',
    'a 3',
    'a 1',
  ]);
});

test('an empty part is a part', () => {
  const keep = createKeptParts<string>(100, ({ length }) => length);
  keep(one, 'a', () => '');
  expect(keep(one, 'a', () => 'anew')).toBe('');
});

test('beyond the bound what was not used for the longest time is made again', () => {
  const keep = createKeptParts<string>(25, ({ length }) => length);
  const ten = () => 'x'.repeat(10);
  keep(one, 'a', ten);
  keep(one, 'b', ten);
  keep(one, 'a', ten);
  keep(one, 'c', ten);
  expect(keep(one, 'a', () => 'anew')).toBe(ten());
  expect(keep(one, 'b', () => 'anew')).toBe('anew');
});

test('what is more than all that may be kept is made each time', () => {
  const keep = createKeptParts<string>(5, ({ length }) => length);
  expect(keep(one, 'a', () => 'too long')).toBe('too long');
  expect(keep(one, 'a', () => 'anew')).toBe('anew');
});
