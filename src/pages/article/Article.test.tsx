import { MemoryRouter } from 'react-router';
import { ArticleContents } from '#src/pages/article/ArticleContents.tsx';
import type { ArticlePartProps } from '#src/pages/article/ArticlePartProps.ts';
import { CommentForm } from '#src/pages/article/CommentForm.tsx';
import { commentIsland } from '#src/pages/article/commentIsland.ts';
import { describeArticle } from '#src/pages/article/describeArticle.ts';
import { Opening } from '#src/pages/article/Opening.tsx';
import { ReadOn } from '#src/pages/article/ReadOn.tsx';
import { articleTemplate } from '#src/pages/article/template.ts';
import { Writer } from '#src/pages/article/Writer.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const author = {
  slug: 'mara-lindqvist',
  name: 'Mara Lindqvist',
  role: 'Ingeniería de voz',
  about: 'Mara mide pausas.',
  portrait: { ground: 'lilac', face: 'light', hair: 'bob', colour: 'amber', wears: 'headset' },
} as const;

const page: ArticlePartProps = {
  path: '/blog/quiet',
  locale: 'es',
  locales: ['en', 'es'],
  template: 'article',
  layout: 'default',
  title: 'Quiet',
  meta_description: 'About the pause.',
  breadcrumbs: [],
  blocks: [],
  links: { canonical: 'https://orvandel.example/es/blog/quiet', alternates: [] },
  article: {
    date: '2026-03-14',
    updated: '2026-05-02',
    category: { slug: 'voice-ai', name: 'IA de voz' },
    tags: [{ slug: 'latency', name: 'Latencia' }],
    minutes: 5,
  },
  post: {
    author,
    cover: { drawing: 'word', ground: 'ink', text: 'SIP' },
    contents: [
      { id: 'budget', label: 'Budget', level: 2 },
      { id: 'stages', label: 'Stages', level: 3 },
    ],
    related: [],
    older: { path: '/blog/older', title: 'Older' },
  },
};
const bare: ArticlePartProps = { ...page, article: undefined, post: undefined, links: undefined };

describe('Opening', () => {
  const html = renderBlock(<Opening {...page} />, { locale: 'es' });

  it('has one h1, the category, the author and both days in the language of the page', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="/es/blog/category/voice-ai"');
    expect(html).toContain('Mara Lindqvist');
    expect(html).toContain('14 de marzo de 2026');
    expect(html).toContain('<time dateTime="2026-05-02">2 de mayo de 2026</time>');
  });

  it('hides its drawings from those who do not see them', () => {
    expect(html.match(/aria-hidden="true"/g)!.length).toBeGreaterThanOrEqual(2);
  });

  it('counts the minutes as the language does', () => {
    const oneMinute = { ...page, article: { ...page.article!, minutes: 1 } };
    expect(renderBlock(<Opening {...page} />)).toContain('5 min read');
    expect(renderBlock(<Opening {...oneMinute} />)).toContain('1 min read');
  });

  it('does with what a CMS knows of a post', () => {
    const plain = renderBlock(<Opening {...bare} />);
    expect(plain).toContain('Quiet</h1>');
    expect(plain).toContain('<svg');
  });
});

test('search engines are told who wrote it, when, and when it was changed', () => {
  expect(describeArticle(page)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Quiet',
    inLanguage: 'es-ES',
    datePublished: '2026-03-14',
    dateModified: '2026-05-02',
    author: { '@type': 'Person', name: 'Mara Lindqvist' },
    mainEntityOfPage: 'https://orvandel.example/es/blog/quiet',
  });
  expect(describeArticle(bare)).toMatchObject({ author: { '@type': 'Organization' } });
});

test('contents lead to the headings; of a short text there are none', () => {
  const html = renderBlock(<ArticleContents {...page} />);
  expect(html.match(/href="#budget"/g)).toHaveLength(2);
  expect(html).toContain('<details');
  const short = { ...page, post: { ...page.post!, contents: page.post!.contents.slice(1) } };
  expect(renderBlock(<ArticleContents {...short} />)).toBe('');
});

test('below the text stand its author, its tags and plain links to pass it on', () => {
  const html = renderBlock(<Writer {...page} />, { locale: 'es' });
  expect(html).toContain('Mara mide pausas.');
  expect(html).toContain('href="/es/blog/tag/latency"');
  expect(html).toContain('href="mailto:?subject=Quiet&amp;body=https%3A%2F%2Forvandel.example%2Fes%2Fblog%2Fquiet"');
  expect(renderBlock(<Writer {...bare} />)).not.toContain('mailto:');
});

test('at the end it leads to its neighbours in time', () => {
  const html = renderBlock(<ReadOn {...page} />, { locale: 'es' });
  expect(html).toContain('href="/es/blog/older"');
  expect(html).not.toContain('rel="next"');
  expect(renderBlock(<ReadOn {...bare} />)).toBe('');
});

test('it has a form with which one writes to its author, whose code comes by itself', () => {
  const html = renderBlock(
    <MemoryRouter>
      <CommentForm />
    </MemoryRouter>,
  );
  expect(html).toContain('action="/api/forms/comment"');
  expect(articleTemplate.islands).toEqual([commentIsland]);
});
