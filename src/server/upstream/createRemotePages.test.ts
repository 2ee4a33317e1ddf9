import { pageParts } from '#src/app/registry/pageParts.ts';
import { createRemotePages } from '#src/server/upstream/createRemotePages.ts';
import { recordingLogger } from '#tests/support/bareApp.ts';
import { behaviours, createUpstream } from '#tests/support/upstream.ts';

let upstream: Awaited<ReturnType<typeof createUpstream>>;
beforeAll(async () => {
  upstream = await createUpstream();
});
afterAll(() => upstream.close());

const PAGE = JSON.stringify({
  path: '/about',
  locale: 'en',
  locales: ['en'],
  template: 'landing',
  title: 'Title',
  meta_description: 'A description that is long enough to be worth showing in a list of results.',
  blocks: [],
}).slice(1);
/** A pattern that keeps a browser busy for ever, a view that follows any query, and the leave to see a draft. */
const CLAIMS = '"query":{"q":{"like":"^(a+)+$"}},"followsQuery":true,"preview":{"until":"2027-01-01T00:00:00Z"}';

test('what the server alone may say of a page is left out of an answer, whichever way it is said', async () => {
  const { logger } = recordingLogger();
  const options = { origin: upstream.origin, parts: pageParts, timeout: 1000, pageTtl: 60_000, logger };
  upstream.behave(
    behaviours.text(`{${CLAIMS},"__proto__":{${CLAIMS}},"constructor":{"prototype":{${CLAIMS}}},${PAGE}`),
  );
  const found = await createRemotePages(options).getPage({
    contentPath: '/about',
    path: '/about',
    params: {},
    locale: 'en',
    site: 'main',
  });
  expect(found).toMatchObject({ title: 'Title', path: '/about' });
  expect([found?.query, found?.followsQuery, found?.preview]).toEqual([undefined, undefined, undefined]);
  expect(JSON.stringify(found)).not.toContain('(a+)+');
  expect(({} as { query?: unknown }).query).toBeUndefined();
});
