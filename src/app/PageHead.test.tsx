import { PageHead } from '#src/app/PageHead.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: Page = {
  path: '/solutions/omnichannel',
  locale: 'en',
  locales: ['en'],
  template: 'solution',
  layout: 'default',
  title: 'Omnichannel',
  meta_description: 'All channels.',
  breadcrumbs: [],
  blocks: [],
};

/** What a tab calls the page. */
function titleOf(change: Partial<Page>): string | undefined {
  const html = renderBlock(<PageHead page={{ ...page, ...change }} />);
  return /<title>([^<]*)/.exec(html)?.[1];
}

test('a solution is called by its long title', () => {
  const longtitle = 'One queue for calls, chats and mail';
  expect(titleOf({ longtitle })).toBe(`${longtitle} | Orvandel`);
});

test('without one it is called by its title', () => {
  expect(titleOf({})).toBe('Omnichannel | Orvandel');
});

test('on any other page the long title is a headline, and no name', () => {
  expect(titleOf({ template: 'listing', longtitle: 'What we learn' })).toBe('Omnichannel | Orvandel');
});

test('a title with which the brand would be longer than sixty characters goes without it', () => {
  const title = 'Omnichannel'.padEnd(60 - ' | Orvandel'.length, '.');
  expect(titleOf({ title })).toBe(`${title} | Orvandel`);
  expect(titleOf({ title: `${title}.` })).toBe(`${title}.`);
});

test('the home page begins with the brand', () => {
  expect(titleOf({ path: '/', template: 'home', title: 'Calls' })).toBe('Orvandel: Calls');
});

test('what link previews show is no part of what the browser draws', () => {
  expect(renderBlock(<PageHead page={page} />)).not.toContain('og:');
});

test('the second page of a list says so, and names those beside it and the feeds', () => {
  const listed = { page: 2, pages: 3 };
  expect(titleOf({ template: 'listing', listed })).toBe('Omnichannel – Page 2 | Orvandel');
  expect(titleOf({ template: 'listing', listed: { page: 1, pages: 3 } })).toBe('Omnichannel | Orvandel');
  const more = [
    { rel: 'prev', href: 'https://x.example/blog' },
    { rel: 'alternate', type: 'application/atom+xml', href: 'https://x.example/blog/feed.atom' },
  ];
  const links = { canonical: 'https://x.example/blog?page=2', alternates: [], more };
  const html = renderBlock(<PageHead page={{ ...page, listed, links }} />);
  expect(html).toContain('<link rel="prev" href="https://x.example/blog"/>');
  expect(html).toMatch(
    /<link rel="alternate" href="[^"]*feed.atom" type="application\/atom\+xml"\/>|<link rel="alternate" type="application\/atom\+xml" href="[^"]*feed.atom"\/>/,
  );
});
