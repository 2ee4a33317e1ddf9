import { LastBytes } from '#src/forms/server/intake/lastBytes.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';

const lastOf = (size: number, pieces: readonly string[]) => {
  const last = new LastBytes(size);
  for (const piece of pieces) last.push(Buffer.from(piece));
  return last.read().toString();
};

test.each([
  [[], ''],
  [['ab'], 'ab'],
  [['ab', '', 'c'], 'abc'],
  [['abcde'], 'abcde'],
  [['abcdefgh'], 'defgh'],
  [['abc', 'def'], 'bcdef'],
  [['abc', 'def', 'ghijklm', 'n'], 'jklmn'],
  [Array.from('abcdefghijklmnopqrstuvwxyz'), 'vwxyz'],
])('of %j the last five are %j', (pieces, last) => {
  expect(lastOf(5, pieces)).toBe(last);
});

test('a piece costs no more when the ring is full', () => {
  const last = new LastBytes(256 * 1024);
  const piece = Buffer.alloc(1);
  const time = () => {
    const worked = startCpuClock();
    for (let count = 0; count < 200_000; count += 1) last.push(piece);
    return worked();
  };
  const [empty, , full] = [time(), time(), time()];
  expect(full).toBeLessThan(20 * empty);
});
