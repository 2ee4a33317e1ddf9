import { isPublic, nextTurn, shownFrom } from '#src/content/pages/isPublic.ts';

const NOW = new Date('2026-06-01T00:00:00Z');

test.each([
  [undefined, undefined, true],
  ['2026-06-01T00:00:00Z', undefined, true],
  ['2026-06-01T02:00:01+02:00', undefined, false],
  [undefined, '2026-06-01T00:00:00Z', false],
  ['2026-05-01T00:00:00Z', '2026-06-01T00:00:01Z', true],
])('from %s until %s it is public: %s', (publishAt, until, expected) => {
  const document = {
    path: '/x',
    locales: {},
    settings: { template: 'landing' as const, layout: 'default' as const, publishAt, until },
  };
  expect(isPublic(document, NOW)).toBe(expected);
});

test.each([
  [undefined, NOW.toISOString()],
  ['2026-05-01T00:00:00Z', NOW.toISOString()],
  ['2026-07-01T00:00:00Z', '2026-07-01T00:00:00.000Z'],
])('what is published at %s is seen from %s on', (publishAt, from) => {
  expect(shownFrom({ settings: { template: 'landing', layout: 'default', publishAt } }, NOW).toISOString()).toBe(from);
});

test('the turn of a moment that has come is over', () => {
  const settings = { template: 'landing', layout: 'default', publishAt: NOW.toISOString() } as const;
  expect(nextTurn([{ settings }], NOW.getTime())).toBe(Infinity);
  expect(nextTurn([{ settings }], NOW.getTime() - 1)).toBe(NOW.getTime());
});
