import { Search } from '#src/blocks/search/Search.tsx';
import { searchSchema, type SearchBlock } from '#src/blocks/search/schema.ts';
import { searchServer } from '#src/blocks/search/server.ts';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = searchSchema.parse({
  type: 'search',
  id: 'search',
  scope: 'blog',
  title: 'Often looked for',
  links: ['/pricing', '/kit', '/blog'].map((href) => ({ label: `To ${href}`, href })),
});
const answer: SearchAnswer = {
  words: 'voicebot & <b>co</b>',
  match: 'all',
  found: 21,
  page: 2,
  pages: 3,
  results: [
    {
      path: '/blog/a-post',
      title: [{ text: 'The ' }, { text: 'voicebot', found: true }],
      kind: 'article',
      trail: ['Blog'],
      excerpt: [{ text: 'Some <script> of a ' }, { text: 'voicebot', found: true }],
    },
  ],
};
const show = (asked?: SearchBlock['asked'], variant: 'en' | 'es' = 'en') =>
  renderBlock(<Search {...block} {...(asked ? { asked } : {})} />, { variant });
const showAnswer = (more: Partial<SearchAnswer>) => show({ words: 'voicebot', answer: { ...answer, ...more } });

it('is a plain form to the page of its part, in the language', () => {
  expect(show(undefined, 'es')).toMatch(/<form role="search"[^>]* action="\/es\/blog\/search" method="get"/);
});

it('shows ways on where nothing is asked, nothing found, or the search fails; and not where something is found', () => {
  const nothing = { ...answer, found: 0, page: 1, pages: 1, results: [] };
  for (const html of [show(), show({ words: 'x', answer: nothing }), show({ words: 'x' })])
    expect(html).toContain('href="/pricing"');
  expect(show({ words: 'voicebot', answer })).not.toContain('href="/pricing"');
});

it('says that the search fails, keeps what was typed, and stays usable', () => {
  const html = show({ words: 'voicebot' });
  expect(html).toContain('Search is not available right now');
  expect(html).toContain('value="voicebot"');
});

it('marks what was found, as text', () => {
  const html = show({ words: answer.words, answer });
  expect(html).toContain('The <mark>voicebot</mark>');
  expect(html).toContain('Some &lt;script&gt; of a <mark>voicebot</mark>');
  expect(html).toMatch(/21 results for “<bdi>voicebot &amp; &lt;b&gt;co&lt;\/b&gt;<\/bdi>”/);
  expect(html).not.toContain('<b>co');
});

it('goes on counting on the next page, and leads to the others with the question', () => {
  const html = showAnswer({ words: 'a&b' });
  expect(html).toContain('start="11"');
  expect(html).toContain('href="/blog/search?q=a%26b"');
  expect(html).toContain('href="/blog/search?q=a%26b&amp;page=3"');
});

it('takes the question to the other parts of the site', () => {
  const html = show({ words: 'a b', answer });
  expect(html).toMatch(/href="\/blog\/search\?q=a\+b"[^>]*aria-current="page"/);
  expect(html).toContain('href="/search?q=a+b"');
  expect(html).toContain('href="/help/faq/search?q=a+b"');
});

it('says when words are guessed, and when some are missing', () => {
  expect(showAnswer({ match: 'alike', meant: 'voicebot' })).toMatch(
    /Showing results for <a href="\/blog\/search\?q=voicebot">voicebot<\/a>/,
  );
  expect(showAnswer({ match: 'some' })).toContain('No page has all of these words');
});

it('is filled with what its address asks for, and with nothing where that is nothing', () => {
  const find = jest.fn(() => answer);
  const fill = (query: Record<string, string>) => searchServer.fill(block, { query, find } as never, [block]);
  expect(fill({})).toEqual({});
  expect(fill({ q: ' \0 ' })).toEqual({});
  expect(find).not.toHaveBeenCalled();
  expect(fill({ q: ' voice\u202ebot ', page: '2' })).toEqual({ asked: { words: 'voice bot', answer } });
  expect(find).toHaveBeenCalledWith({ words: 'voice bot', scope: 'blog', page: 2 });
  find.mockReturnValueOnce(undefined as never);
  expect(fill({ q: 'x' })).toEqual({ asked: { words: 'x' } });
});
