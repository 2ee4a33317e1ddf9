import type { Writable } from 'node:stream';
import { sites } from '#config/sites.ts';
import { signPreview } from '#src/server/drafts/previewToken.ts';
import { createDraftPreview } from '#src/server/middleware/draftPreview.ts';
import type { PageRequest, Pages } from '#src/server/render/Pages.ts';
import type { Page } from '#src/shared/page/page.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const SECRET = 'a secret of this test alone';
const NOW = new Date('2026-11-23T12:00:00Z');
const UNTIL = new Date('2026-11-24T12:00:00Z');
const token = signPreview(SECRET, '/blog/new', UNTIL);

/** `/blog/new` is a draft in Spanish and English, `/about` is public. */
const pages = {
  find({ address, draft }: PageRequest) {
    const isThere = address.path === '/about' || (address.path === '/blog/new' && draft !== undefined);
    return Promise.resolve(isThere ? ({ path: address.path, preview: draft } as Partial<Page> as Page) : undefined);
  },
  render: ({ address }: PageRequest, { preview }: Page) =>
    Promise.resolve({
      shell: Promise.resolve(),
      complete: Promise.resolve(),
      abort: () => undefined,
      pipe(sink: Writable) {
        sink.end(`${address.locale} ${address.path} until ${String(preview?.until)}`);
        return sink;
      },
    }),
} as unknown as Pages;

interface Asking {
  readonly secret?: string | undefined;
  readonly method?: string;
}
const ask = (target: string, { secret, method = 'GET' }: Asking = { secret: SECRET }) =>
  withBareApp(
    [createDraftPreview({ pages, secret, now: () => NOW })],
    { site: sites.main, locals: { nonce: 'n' } },
    (server) => server.request(target, { method }),
  );

test('who has the link sees the draft, in each of its languages; nobody keeps it and no search engine shows it', async () => {
  const { status, headers, body } = await ask(`/es/blog/new?preview=${token}&utm_source=mail`);
  expect([status, body]).toEqual([200, 'es /blog/new until 2026-11-24T12:00:00.000Z']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test.each([
  ['no link', '/blog/new'],
  ['another page’s link', `/blog/other?preview=${token}`],
  ['a link that was changed', `/blog/new?preview=${token.slice(0, -2)}xx`],
  ['a page that is public', `/about?preview=${signPreview(SECRET, '/about', UNTIL)}`],
  ['a link that has ended', `/blog/new?preview=${signPreview(SECRET, '/blog/new', NOW)}`],
])('%s is the next one’s matter', async (_what, target) => {
  expect((await ask(target)).body).toBe('{"next":true}');
});

test('without a secret no link opens anything, not even one that is signed with nothing', async () => {
  const target = `/blog/new?preview=${signPreview('', '/blog/new', UNTIL)}`;
  expect((await ask(target, { secret: undefined })).body).toBe('{"next":true}');
  expect((await ask(target, { secret: '' })).body).toBe('{"next":true}');
});

test('a form that is sent to the address of a draft is not answered with it', async () => {
  expect((await ask(`/blog/new?preview=${token}`, { secret: SECRET, method: 'POST' })).body).toBe('{"next":true}');
});
