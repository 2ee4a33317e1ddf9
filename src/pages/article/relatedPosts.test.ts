import { relatedPosts } from '#src/pages/article/relatedPosts.ts';

const post = (path: string, category: string, tags: readonly string[]) => ({
  path,
  settings: { entry: { category, tags } },
});

const posts = [
  post('/d', 'kit', []),
  post('/c', 'voice', ['sms']),
  post('/b', 'kit', ['sms', 'ivr']),
  post('/read', 'voice', ['sms', 'ivr']),
  post('/a', 'voice', []),
  post('/e', 'kit', []),
];

test('tags count before the category, and what is alike stays in the order of the list', () => {
  expect(relatedPosts(posts, '/read').map(({ path }) => path)).toEqual(['/b', '/c', '/a']);
});

test('a page that is no post has none, and a single post neither', () => {
  expect(relatedPosts(posts, '/other')).toEqual([]);
  expect(relatedPosts([posts[3]!], '/read')).toEqual([]);
});
