import { readLineRecord } from '#src/server/render/lineRecord.ts';
import { writeLineRecord } from '../../../webpack/writeLineRecord.ts';

const written = { '/ en': { a: 1 }, '/a en': { text: '\n"/b en": {}' }, 'say "x"': { b: [2] } };

test('each entry is what was written', () => {
  const text = writeLineRecord(written);
  expect(JSON.parse(text)).toEqual(written);
  const record = readLineRecord(text);
  for (const [name, value] of Object.entries(written)) expect(record?.get(name)).toEqual(value);
});

test.each(['/b en', '', '/', 'a', 'toString', '{'])('there is no %j', (name) => {
  expect(readLineRecord(writeLineRecord(written))?.get(name)).toBeUndefined();
});

test('a damaged line costs its entry alone', () => {
  const record = readLineRecord(writeLineRecord(written).replace('{"a":1}', '{"a":'));
  expect(() => record?.get('/ en')).toThrow(SyntaxError);
  expect(record?.get('say "x"')).toEqual({ b: [2] });
});

test.each(['', '{}', 'null', writeLineRecord(written).slice(0, -1)])('%j is no such record', (text) => {
  expect(readLineRecord(text)).toBeUndefined();
});
