import { brand } from '#config/brand.ts';
import { consoleLink } from '#src/request/consoleLink.ts';

test.each([
  ['es', false, 'en'],
  ['ru', false, 'ru'],
  ['ru', true, 'kz'],
] as const)('a console in %s, Kazakhstan %s, is asked for in %s', (locale, kazakhstan, lang) => {
  expect(consoleLink('platform', '/login', { locale, kazakhstan })).toBe(
    `${brand.consoles.platform}/login?lang=${lang}&utm_source=site`,
  );
});

test('the campaign of the visit goes on to the console', () => {
  const campaign = { utm_source: 'a&b', utm_campaign: 'c' };
  const link = consoleLink('kit', '/registration', { locale: 'en', kazakhstan: false, campaign });
  expect(link).toBe(`${brand.consoles.kit}/registration?lang=en&utm_source=a%26b&utm_campaign=c`);
});
