import { brand } from '#config/brand.ts';
import { consoleLink } from '#src/features/auth-menu/consoleLink.ts';

const { platform } = brand.consoles;

test.each([
  ['es', false, 'en'],
  ['ru', false, 'ru'],
  ['ru', true, 'kz'],
] as const)('a console in %s, Kazakhstan %s, is asked for in %s', (locale, kazakhstan, lang) => {
  expect(consoleLink(platform, '/login', { locale, kazakhstan, search: '' })).toBe(
    `${platform}/login?lang=${lang}&utm_source=site`,
  );
});

test('the campaign of the page goes on, nothing else of its query does', () => {
  const link = consoleLink(platform, '/registration', {
    locale: 'en',
    kazakhstan: false,
    search: '?utm_source=a%26b&utm_campaign=c&lang=xx&token=1',
  });
  expect(link).toBe(`${platform}/registration?lang=en&utm_source=a%26b&utm_campaign=c`);
});
