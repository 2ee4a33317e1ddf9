import { PostCards } from '#src/blocks/post-cards/PostCards.tsx';
import { postCardsSchema } from '#src/blocks/post-cards/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const post = (name: string) => ({
  path: `/blog/${name}`,
  title: `Title of ${name}`,
  description: 'What it is about.',
  date: '2026-03-14',
  category: { slug: 'voice-ai', name: 'Voice AI' },
});

const cards = (...names: string[]) =>
  postCardsSchema.parse({
    type: 'post-cards',
    id: 'posts',
    title: 'Posts',
    empty: 'Nothing yet.',
    posts: names.map(post),
  });

describe('PostCards', () => {
  it('gives each post an h3 that links to it in the language of the page', () => {
    const html = renderBlock(<PostCards {...cards('first', 'second')} />, { locale: 'es' });
    expect(html.match(/<h3/g)).toHaveLength(2);
    expect(html).toContain('href="/es/blog/first"');
    expect(html).toContain('href="/es/blog/second"');
  });

  it('dates posts for machines and for readers of the language', () => {
    const html = renderBlock(<PostCards {...cards('first')} />, { locale: 'es' });
    expect(html).toContain('<time dateTime="2026-03-14">14 de marzo de 2026</time>');
  });

  it('features only the first', () => {
    const html = renderBlock(<PostCards {...cards('first', 'second', 'third')} />);
    expect(html.match(/data-featured/g)).toHaveLength(1);
  });

  it('says so when there are no posts, and makes no empty list', () => {
    const html = renderBlock(<PostCards {...cards()} />);
    expect(html).toContain('Nothing yet.');
    expect(html).not.toContain('<ul');
  });
});
