import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { FavoritePosts } from '#src/blocks/favorite-posts/FavoritePosts.tsx';
import type { PostSummary } from '#src/shared/page/postSummary.ts';
import { createTestStores, withProviders } from '#tests/support/renderBlock.tsx';

const post = (name: string): PostSummary => ({
  path: `/blog/${name}`,
  title: `Title of ${name}`,
  description: 'What it is about.',
  date: '2026-03-14',
  category: { slug: 'voice-ai', name: 'Voice AI' },
});

async function render(...names: string[]) {
  const stores = createTestStores({ getFavoritePosts: () => Promise.resolve(names.map(post)) });
  const block = (
    <Suspense fallback="waiting">
      <FavoritePosts type="favorite-posts" id="reading" title="Worth reading" />
    </Suspense>
  );
  const { prelude } = await prerender(withProviders(block, { locale: 'pt', stores }));
  return new Response(prelude as ReadableStream).text();
}

describe('FavoritePosts', () => {
  it('waits for the posts and links the first three', async () => {
    const html = await render('one', 'two', 'three', 'four');
    expect(html).toContain('Worth reading');
    expect(html.match(/href="\/pt\/blog\//g)).toHaveLength(3);
    expect(html).not.toContain('Title of four');
  });

  it('leaves nothing behind when there are none', async () => {
    const html = await render();
    expect(html).not.toContain('Worth reading');
    expect(html).not.toContain('<section');
  });
});
