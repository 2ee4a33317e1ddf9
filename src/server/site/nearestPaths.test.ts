import { findNearest } from '#src/server/site/nearestPaths.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';
import { expectWithin } from '#tests/support/slowdown.ts';

const paths = ['/', '/contacts', '/products/voicebot', '/platform/voice', '/blog', '/legal/privacy'];

test.each([
  ['/contact', ['/contacts']],
  ['/contacts/', ['/contacts']],
  ['/Contacts', ['/contacts']],
  ['/product/voicebot', ['/products/voicebot']],
  ['/voicebot', ['/products/voicebot']],
  ['/zzzzzzzzzzzzzzzzzzzz', []],
  ['', []],
])('%s is near %j', (asked, near) => {
  expect(findNearest(asked, paths).slice(0, Math.max(near.length, 1))).toEqual(near);
});

test('the last of all paths is found as well as the first', () => {
  const many = [...Array.from({ length: 1000 }, (_, index) => `/blog/number-${String(index)}`), '/products/voicebot'];
  expect(findNearest('/products/voicebo', many)[0]).toBe('/products/voicebot');
});

test.each([`/${'a'.repeat(100_000)}`, '/<script>', '/%00', '/'.repeat(199), '/__proto__'])(
  'a hostile address is answered at once, with pages of ours or none',
  (asked) => {
    const worked = startCpuClock();
    const many = Array.from({ length: 5000 }, (_, index) => `/page-${String(index)}`);
    expect(findNearest(asked, many).every((path) => many.includes(path))).toBe(true);
    expectWithin(worked(), 250);
  },
);
