import { isLightPage } from '#src/features/header/lightPages.ts';

test.each(['/pricing', '/blog', '/blog/tag/sms', '/ru/help', '/ru/blog/a', '/legal/privacy', '/thank-you'])(
  '%s has a light header',
  (path) => {
    expect(isLightPage(path)).toBe(true);
  },
);

test.each(['/', '/ru', '/platform/voice', '/pricing-old', '/legal/tos', '/rublog', '/kit/pricing'])(
  '%s has a purple header',
  (path) => {
    expect(isLightPage(path)).toBe(false);
  },
);
