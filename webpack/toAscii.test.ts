import { runInNewContext } from 'node:vm';
import { toAscii } from './toAscii.ts';

const SAMPLES = [
  ['a string', "'Größe — ₽ 😀'"],
  ['what is escaped already, and behind it', String.raw`'\\–' + '\–' + '\n–'`],
  ['a template', '`до ${"–"} \\– 5`'],
  ['a pattern', "[/[\\–]/.exec('–')[0], /[^–😀]/u.exec('–😀é')[0]]"],
  ['a name and a comment', '((größe) => /* für – */ größe * 2)(4)'],
] as const;

test.each(SAMPLES)('%s means the same in ASCII', (_, code) => {
  const ascii = toAscii(code);
  expect(ascii).toMatch(/^[\0-\x7f]+$/);
  expect(runInNewContext(ascii)).toEqual(runInNewContext(code));
});

test('a raw template would become another text, so the build says so', () => {
  expect(() => toAscii('String.raw`a’b`')).toThrow('Write the last sign as an escape');
  expect(toAscii('String.raw`a` + "’"')).toBe('String.raw`a` + "\\u2019"');
});
