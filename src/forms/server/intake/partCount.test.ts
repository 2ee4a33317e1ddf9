import { createPartCount } from '#src/forms/server/intake/partCount.ts';

const whole = '--b\r\nA: 1\r\n\r\none\r\n--b\r\nA: 2\r\n\r\ntwo --b\r\n--b--\r\n';

function countIn(text: string, step = text.length): ReturnType<typeof createPartCount> {
  const count = createPartCount('b');
  for (let start = 0; start < text.length; start += step) count.push(Buffer.from(text.slice(start, start + step)));
  return count;
}

test('all parts are counted, wherever the pieces are cut', () => {
  for (let step = 1; step <= whole.length; step += 1) expect(countIn(whole, step).isAll(2)).toBe(true);
});

test.each([
  ['one part more than was read', whole, 1],
  ['one part less than was read', whole, 3],
  ['a part behind the end', `${whole}--b\r\nA: 3\r\n\r\nthree\r\n--b--\r\n`, 2],
  ['a part before the beginning', `-b\r\nA: 0\r\n\r\nzero\r\n${whole}`, 2],
  ['a part behind a bare line feed', whole.replace('two', 'two\n--b\r\nA: 3\r\n\r\nthree'), 2],
])('%s is noticed, wherever the pieces are cut', (_what, text, parts) => {
  for (const step of [1, 3, 7, text.length]) expect(countIn(text, step).isAll(parts)).toBe(false);
});

test('an empty line before the beginning, and what mailers write behind the end, is no part', () => {
  expect(countIn(`\r\n${whole}Good bye`).isAll(2)).toBe(true);
});
