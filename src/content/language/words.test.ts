import { z } from 'zod';
import { countWords, createWordWalker, plainText } from '#src/content/language/words.ts';
import { readOwnContent } from '#tests/support/ownContent.ts';
import { href, markdown, slug, sourceCode, text } from '#src/shared/page/schema.ts';

const link = z.strictObject({ label: text.max(20).describe('A label.'), href });
const schema = z
  .strictObject({
    id: slug,
    title: text.max(70).optional(),
    body: markdown.optional(),
    code: sourceCode.max(100).optional(),
    points: z.array(text).default([]),
    labels: z.record(z.string(), text).optional(),
    link: link.optional(),
    parts: z
      .array(
        z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('note'), text }).refine(() => true),
          z.strictObject({ type: z.literal('ruler'), width: z.string() }),
        ]),
      )
      .optional(),
    target: z.union([z.strictObject({ to: slug }), z.strictObject({ words: text })]).optional(),
  })
  .transform((content) => ({ ...content, made: 'by the site' }));

const walker = createWordWalker(() => schema);

test.each([
  ['a text, whatever was asked of it', { title: 'Voice' }, [['title', 'Voice']]],
  ['what was Markdown', { body: '<p>Two <b>words</b></p>' }, [['body', '<p>Two <b>words</b></p>']]],
  ['each of a list', { points: ['One', 'Two'] }, ['points.0 One', 'points.1 Two'].map((row) => row.split(' '))],
  ['each of a record', { labels: { city: 'City' } }, [['labels.city', 'City']]],
  ['the words of a link, and not its address', { link: { label: 'More', href: '/more' } }, [['link.label', 'More']]],
  ['what the form of a union has', { parts: [{ type: 'note', text: 'Hm' }] }, [['parts.0.text', 'Hm']]],
  ['no code', { id: 'a', code: 'const a = 1', parts: [{ type: 'ruler', width: 'so wide' }], made: 'no words' }, []],
  ['a union told by its fields', { target: { words: 'There' } }, [['target.words', 'There']]],
  ['the other form of it', { target: { to: 'there' } }, []],
  ['nothing where there is nothing', { title: undefined, link: null, parts: 3, points: 'no list' }, []],
])('finds %s', (_name, content, expected) => {
  const found = walker.list(content);
  expect(found.map(({ path: at, text: piece }) => [at.join('.'), piece])).toEqual(expected);
});

test('what becomes of words leaves the given as it is, and what has none is the same object', () => {
  const given = { title: 'Voice', points: ['One'], link: { label: 'More', href: '/more' }, parts: [{ type: 'ruler' }] };
  const copy = structuredClone(given);
  const louder = walker.map(given, (piece) => `${piece.text}!`);
  expect(louder).toEqual({ ...given, title: 'Voice!', points: ['One!'], link: { label: 'More!', href: '/more' } });
  expect(given).toEqual(copy);
  expect(louder.parts).toBe(given.parts);
  expect(walker.map(given, (piece) => piece.text)).toBe(given);
});

test('markup is read by nobody', () => {
  const [piece] = walker.list({ body: '<p class="so many words">One <b>two</b></p>' });
  expect(piece && plainText(piece).trim().split(/\s+/)).toEqual(['One', 'two']);
  const [code] = walker.list({ body: '<code>call.<span data-token="name">say</span>()</code>' });
  expect(code && plainText(code).trim()).toBe('call.say()');
  expect(countWords(walker.list({ body: '<p>One <b>two</b></p>', title: 'three four' }))).toBe(4);
});

describe('the content of the site', () => {
  /** What people see as it is, in every language the same: samples of code and what is in their variables, what a SIP trunk sends. */
  const AS_IT_IS = /\.(code|html|signature|lines\.\d+|scene\.(media|messages\.\d+\.text|values\.\d+\.value))$/;
  let rows: { readonly where: string; readonly text: string; readonly isWords: boolean }[];

  beforeAll(async () => {
    const { documents, words } = await readOwnContent();
    rows = [...documents.values()].flatMap(({ path: page, locales }) =>
      Object.entries(locales).flatMap(([locale, content]) => {
        const found = new Set(words.ofLanguage.list(content).map((piece) => piece.path.join('.')));
        return listStrings(content).map(([at, value]) => {
          return { where: `${page} ${locale} ${at}`, text: value, isWords: found.has(at) };
        });
      }),
    );
  });

  function listStrings(value: unknown, at = ''): [at: string, value: string][] {
    if (typeof value === 'string') return [[at, value]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) => listStrings(child, at === '' ? key : `${at}.${key}`));
  }

  test('has words wherever somebody reads: only code has spaces and is none', () => {
    const missed = rows.filter(
      ({ where, text: value, isWords }) => !isWords && value.includes(' ') && !AS_IT_IS.test(where),
    );
    expect(missed).toEqual([]);
    expect(rows.filter(({ isWords }) => isWords).length).toBeGreaterThan(1000);
  });

  test('has no addresses, names of blocks or choices among its words', () => {
    const code = /\.(id|type|href|surface|theme|size|side|mark|country|language|audio|form|timeZone)$/;
    expect(rows.filter(({ where, isWords }) => isWords && code.test(where))).toEqual([]);
  });
});
