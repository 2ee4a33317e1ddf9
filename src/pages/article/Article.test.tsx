import { MemoryRouter } from 'react-router';
import { Article } from '#src/pages/article/Article.tsx';
import { CommentForm } from '#src/pages/article/CommentForm.tsx';
import { commentIsland } from '#src/pages/article/commentIsland.ts';
import { articleTemplate } from '#src/pages/article/template.ts';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: Page = {
  path: '/blog/quiet',
  locale: 'es',
  locales: ['en', 'es'],
  template: 'article',
  layout: 'default',
  title: 'Quiet',
  meta_description: 'About the pause.',
  breadcrumbs: [],
  blocks: [],
  article: {
    date: '2026-03-14',
    category: { slug: 'voice-ai', name: 'IA de voz' },
    tags: [{ slug: 'latency', name: 'Latencia' }],
    minutes: 5,
  },
};

const articleOf = (shown: Page) => (
  <MemoryRouter initialEntries={[shown.path]}>
    <Article page={shown} slots={{ body: 'text', end: 'next' }} />
  </MemoryRouter>
);

describe('Article', () => {
  it('has one h1, and links its category and tags in the language of the page', () => {
    const html = renderBlock(articleOf(page), { locale: 'es' });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="/es/blog/category/voice-ai"');
    expect(html).toContain('href="/es/blog/tag/latency"');
    expect(html).toContain('14 de marzo de 2026');
  });

  it('counts the minutes as the language does', () => {
    const oneMinute = { ...page, article: { ...page.article!, minutes: 1 } };
    expect(renderBlock(articleOf(page))).toContain('5 minutes to read');
    expect(renderBlock(articleOf(oneMinute))).toContain('1 minute to read');
  });

  it('has a form with which one writes to its author, whose code comes by itself', () => {
    const html = renderBlock(
      <MemoryRouter>
        <CommentForm />
      </MemoryRouter>,
    );
    expect(html).toContain('action="/api/forms/comment"');
    expect(articleTemplate.islands).toEqual([commentIsland]);
  });
});
