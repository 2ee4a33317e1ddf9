import { badgesOf } from '#src/features/footer/badgesOf.ts';

test.each([
  ['en', 'en', ['iso27001', 'hipaa']],
  ['es', 'es', ['iso27001', 'hipaa']],
  ['pt', 'pt', ['iso27001', 'hipaa']],
  ['ru', 'ru', ['iso27001', 'ru-registry']],
  ['kz', 'ru', ['iso27001', 'kz-hub']],
] as const)('the %s variant in %s shows %j', (variant, locale, ids) => {
  const badges = badgesOf({ variant, locale });
  expect(badges.map(({ id }) => id)).toEqual(ids);
  expect(badges.every(({ sample }) => sample)).toBe(true);
});
