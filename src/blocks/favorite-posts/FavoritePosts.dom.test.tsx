// React Router wants one when it is imported.
import '#tests/support/textEncoding.ts';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
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
const getFavoritePosts = jest.fn<Promise<readonly PostSummary[]>, []>();
const answer = (...names: string[]) => getFavoritePosts.mockResolvedValueOnce(names.map(post));

beforeEach(() => {
  getFavoritePosts.mockReset();
});
afterEach(cleanup);

/** @returns what leads from page to page of a visit, and gives the HTML of each */
function begin() {
  const stores = createTestStores({ getFavoritePosts });
  const page = (path: string) => {
    const block = (
      <Suspense fallback="waiting">
        <FavoritePosts key={path} type="favorite-posts" id="reading" title="Worth reading" />
      </Suspense>
    );
    return withProviders(block, { locale: 'pt', stores });
  };
  const { container, rerender } = render(<p>Elsewhere</p>);
  return async (path: string) => {
    await act(() => {
      rerender(page(path));
      return Promise.resolve();
    });
    return container.innerHTML;
  };
}

describe('FavoritePosts', () => {
  it('waits for the posts and links the first three', async () => {
    answer('one', 'two', 'three', 'four');
    const html = await begin()('/a');
    expect(html).toContain('Worth reading');
    expect(html.match(/href="\/pt\/blog\//g)).toHaveLength(3);
    expect(html).not.toContain('Title of four');
  });

  it('leaves nothing behind when there are none', async () => {
    answer();
    expect(await begin()('/a')).toBe('');
  });

  it('asks anew on the next page for those that could not be had, and keeps what it has', async () => {
    answer();
    answer('one');
    const goTo = begin();
    expect([await goTo('/a'), await goTo('/a'), getFavoritePosts.mock.calls.length]).toEqual(['', '', 1]);
    expect(await goTo('/b')).toContain('Title of one');
    expect(await goTo('/c')).toContain('Title of one');
    expect(getFavoritePosts).toHaveBeenCalledTimes(2);
  });
});
