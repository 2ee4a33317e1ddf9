import { isPublic } from '#src/content/pages/isPublic.ts';

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
