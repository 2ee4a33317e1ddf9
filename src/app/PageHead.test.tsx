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

/** What a tab, and what a link preview calls the page. */
function titlesOf(change: Partial<Page>): [string | undefined, string | undefined] {
  const html = renderBlock(<PageHead page={{ ...page, ...change }} />);
  const [, title] = /<title>([^<]*)/.exec(html) ?? [];
  const [, preview] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? [];
  return [title, preview];
}

test('a solution is called by its long title, in the tab and in previews', () => {
  const longtitle = 'One queue for calls, chats and mail';
  expect(titlesOf({ longtitle })).toEqual([`${longtitle} | Orvandel`, longtitle]);
});

test('without one it is called by its title', () => {
  expect(titlesOf({})).toEqual(['Omnichannel | Orvandel', 'Omnichannel']);
});

test('on any other page the long title is a headline, and no name', () => {
  expect(titlesOf({ template: 'listing', longtitle: 'What we learn' })).toEqual([
    'Omnichannel | Orvandel',
    'Omnichannel',
  ]);
});

test('the home page begins with the brand', () => {
  expect(titlesOf({ path: '/', template: 'home', title: 'Calls' })[0]).toBe('Orvandel: Calls');
});

test('the second page of a list says so, and names those beside it and the feeds', () => {
  const listed = { page: 2, pages: 3 };
  expect(titlesOf({ template: 'listing', listed })[0]).toBe('Omnichannel – Page 2 | Orvandel');
  expect(titlesOf({ template: 'listing', listed: { page: 1, pages: 3 } })[0]).toBe('Omnichannel | Orvandel');
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
