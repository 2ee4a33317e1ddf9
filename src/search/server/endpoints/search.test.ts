import { sites } from '#config/sites.ts';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';
import { createSearchApi } from '#src/search/server/endpoints/search.ts';
import type { Find, Search } from '#src/search/server/Search.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const answer = { words: 'x', match: 'all', found: 0, page: 1, pages: 1, results: [] } as const satisfies SearchAnswer;

async function get(target: string, find: Find = () => answer, site = sites.main) {
  const asked: unknown[] = [];
  const search: Search = {
    open({ locale }) {
      return Promise.resolve((question) => {
        asked.push({ ...question, locale });
        return find(question);
      });
    },
  };
  const response = await withBareApp([createSearchApi(search)], { site }, (server) => server.request(target));
  return { ...response, asked };
}

test('answers as data, which the own browser may keep and no shared cache', async () => {
  const { status, headers, body, asked } = await get('/api/search?q=voice%20bot');
  expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=60']);
  expect(JSON.parse(body)).toEqual(answer);
  expect(asked).toEqual([{ words: 'voice bot', scope: 'site', page: 1, locale: 'en' }]);
});

test('part, page and language are asked for; a language that the site does not have is its first', async () => {
  const { asked } = await get('/api/search?q=x&scope=faq&page=3&lang=pt');
  expect(asked).toEqual([{ words: 'x', scope: 'faq', page: 3, locale: 'pt' }]);
  expect((await get('/api/search?q=x&lang=es', undefined, sites.ru)).asked).toMatchObject([{ locale: 'ru' }]);
});

test.each([
  '',
  '?q=',
  '?q=%20%00',
  '?q=a&q=b',
  `?q=${'x'.repeat(201)}`,
  '?q=x&scope=all',
  '?q=x&scope=__proto__',
  '?q=x&page=0',
  '?q=x&page=1000',
])('/api/search%s is refused', async (query) => {
  const { status, asked } = await get(`/api/search${query}`);
  expect([status, asked]).toEqual([400, []]);
});

test('where the search fails, that is said, and when to come again', async () => {
  const { status, headers } = await get('/api/search?q=x', () => undefined);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
});
