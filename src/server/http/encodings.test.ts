import Negotiator from 'negotiator';
import { createChooseEncoding, isUnchanged } from '#src/server/http/encodings.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';

const create = () => createChooseEncoding(['br', 'gzip', 'identity'] as const);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['identity', 'identity'],
  ['nothing-we-have', 'identity'],
  ['*', 'br'],
  [undefined, 'identity'],
])('of %j the best is %s, also when it is asked again', (header, best) => {
  const choose = create();
  expect([choose(header), choose(header)]).toEqual([best, best]);
});

test('what clients send is read once, whatever others have invented before', () => {
  const read = jest.spyOn(Negotiator.prototype, 'encodings');
  const choose = create();
  for (let index = 0; index < 1000; index += 1) choose(`invented-${String(index)}, br`);
  read.mockClear();
  for (let times = 0; times < 3; times += 1) choose('gzip, deflate, br');
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test('of a long list the beginning is read', () => {
  const others = Array.from({ length: 300 }, () => 'x').join(',');
  expect([create()(`br,${others}`), create()(`${others},br`)]).toEqual(['br', 'identity']);
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
])('who says %j has it: %s', (header, isSame) => {
  expect(isUnchanged(header, '"a"')).toBe(isSame);
});

test('thousands of other tags are not taken apart', () => {
  const others = Array.from({ length: 3500 }, () => '"b"').join(',');
  const worked = startCpuClock();
  for (let times = 0; times < 500; times += 1) expect(isUnchanged(others, '"a"')).toBe(false);
  expect(worked()).toBeLessThan(200);
});
