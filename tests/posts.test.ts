import type { postsSchema } from '#src/collections/posts/schema.ts';
import { entryOf } from '#src/content/collections/findEntries.ts';
import { countWords } from '#src/content/language/words.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { readOwnContent } from '#tests/support/ownContent.ts';

/** What every post of the site has, so that the blog looks like one. */

let snapshot: ContentSnapshot;
beforeAll(async () => {
  snapshot = await readOwnContent();
});

const posts = () =>
  [...snapshot.documents.values()].flatMap((document) => {
    const entry = entryOf<typeof postsSchema>(document, 'posts');
    return entry ? [{ path: document.path, ...entry }] : [];
  });

test('every post has an author who is known, and a cover', () => {
  expect(posts().length).toBeGreaterThan(3);
  for (const { path: address, author = '', cover } of posts()) {
    expect([address, Object.keys(snapshot.authors)]).toEqual([address, expect.arrayContaining([author])]);
    expect([address, cover]).toEqual([address, expect.anything()]);
  }
});

test('no two covers are the same', () => {
  const covers = posts().map(({ cover }) => JSON.stringify(cover));
  expect(new Set(covers).size).toBe(covers.length);
});

test('every post draws what it is about', () => {
  const documents = [...snapshot.documents.values()].filter((document) =>
    entryOf<typeof postsSchema>(document, 'posts'),
  );
  const undrawn = documents.flatMap(({ path: address, locales }) =>
    Object.entries(locales)
      .filter(([, { blocks }]) => !blocks.some(({ type }) => type === 'scene'))
      .map(([language]) => `${address} ${language}`),
  );
  expect(undrawn).toEqual([]);
});

test('what was changed was changed after it was published', () => {
  for (const { path: address, date, updated } of posts())
    if (updated) expect([address, updated > date]).toEqual([address, true]);
});

/** Code aside, which readers skip or copy. */
const withoutCode = (html: string) => html.replaceAll(/<pre[\s>][^]*?<\/pre>/g, ' ');

test('every post is an article in each of its languages: 600 to 1,500 words, as the renderer writes them', () => {
  const lengths = [...snapshot.documents.values()].flatMap((document) => {
    if (!entryOf<typeof postsSchema>(document, 'posts')) return [];
    return Object.entries(document.locales).map(([language, content]) => {
      const bodies = content.blocks.filter(({ type }) => type === 'rich-text') as unknown as readonly {
        readonly body: string;
      }[];
      const text = bodies.map(({ body }) => withoutCode(body)).join(' ');
      return { post: `${document.path} ${language}`, words: countWords([{ text, form: 'html', path: [] }]) };
    });
  });
  expect(lengths.length).toBeGreaterThan(59);
  expect(lengths.filter(({ words }) => words < 600 || words > 1500)).toEqual([]);
});
