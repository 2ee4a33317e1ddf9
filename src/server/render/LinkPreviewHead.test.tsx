import { LinkPreviewHead } from '#src/server/render/LinkPreviewHead.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const origin = 'https://orvandel.example';
const page: Page = {
  path: '/about',
  locale: 'es',
  locales: ['en', 'es', 'ru'],
  template: 'landing',
  layout: 'default',
  title: 'Nosotros',
  meta_description: 'Quiénes somos.',
  breadcrumbs: [],
  blocks: [],
  links: {
    canonical: `${origin}/es/about`,
    alternates: [
      { hreflang: 'en', href: `${origin}/about` },
      { hreflang: 'es', href: `${origin}/es/about` },
      { hreflang: 'x-default', href: `${origin}/about` },
    ],
    image: { src: `${origin}/static/og/a.png`, width: 1200, height: 630, alt: 'Orvandel: Nosotros' },
  },
};

/** Of each property its values, in order. */
function tagsOf(shown: Page): [string, string][] {
  const html = renderBlock(<LinkPreviewHead page={shown} />, { locale: 'es' });
  return [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

test('a link to a page has a title, a description and an image', () => {
  expect(tagsOf(page)).toEqual([
    ['og:title', 'Nosotros'],
    ['og:description', 'Quiénes somos.'],
    ['og:type', 'website'],
    ['og:site_name', 'Orvandel'],
    ['og:locale', 'es_ES'],
    ['og:locale:alternate', 'en_US'],
    ['og:url', `${origin}/es/about`],
    ['og:image', `${origin}/static/og/a.png`],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Orvandel: Nosotros'],
    ['twitter:card', 'summary_large_image'],
  ]);
});

test('a solution is called by its long title, any other page by its title', () => {
  const longtitle = 'One queue for calls, chats and mail';
  expect(tagsOf({ ...page, longtitle, template: 'solution' })).toContainEqual(['og:title', longtitle]);
  expect(tagsOf({ ...page, longtitle })).toContainEqual(['og:title', 'Nosotros']);
});

test('a page may have a description for previews only', () => {
  expect(tagsOf({ ...page, og__description: 'Corto.' })).toContainEqual(['og:description', 'Corto.']);
});

test('a post is an article', () => {
  const article = { date: '2026-01-01', category: { slug: 'a', name: 'A' }, tags: [], minutes: 1 };
  expect(tagsOf({ ...page, article })).toContainEqual(['og:type', 'article']);
});

test('without an image there is no tag of one, and no card that promises one', () => {
  const { canonical, alternates } = page.links!;
  expect(tagsOf({ ...page, links: { canonical, alternates } }).filter(([name]) => /image|card/.test(name))).toEqual([]);
});
