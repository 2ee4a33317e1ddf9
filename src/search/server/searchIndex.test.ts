import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteKey } from '#config/siteKeys.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { describeEntry, linesOf } from '#src/search/server/describeEntry.ts';
import { readIndexes, SEARCH_INDEXES, writeIndexes } from '#src/search/server/keptIndexes.ts';
import { readLines } from '#src/search/server/readLines.ts';
import { createSearchIndex, type SearchIndex } from '#src/search/server/searchIndex.ts';
import type { TermsByLanguage } from '#src/search/server/searchTerms.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';
import { pageFile, pageFiles, snapshotOf, wordsFile } from '#tests/support/contentFolder.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

const block = (words: string) => `  - { type: rich-text, id: note, body: "${words}" }`;
const files = {
  ...pageFiles('pages/home', 'Home', 'template: home'),
  ...pageFiles('pages/platform/voice', 'Programmable voice', undefined, block('Record calls on **two channels**')),
  ...pageFiles('pages/products/voicebot', 'Voicebot', undefined, block('It answers the voice of a caller')),
  'pages/products/voicebot/ru.yaml': wordsFile(pageFile('Голосовой робот', block('Отвечает на звонки клиентов'))),
  ...pageFiles('pages/avatar', 'Voice of an avatar', 'template: landing\nrobots: noindex'),
};

/** What is read of these files, once: no test changes it. */
let read: ContentSnapshot;
beforeAll(async () => {
  read = await snapshotOf(files);
});

test('of a page, what is named beside its text is not its text too', () => {
  const content = read.documents.get('/platform/voice')?.locales.en;
  if (!content) throw new Error('There is no such page');
  const words = read.words.ofLanguage;
  expect(describeEntry(content, words).text).toBe('Record calls on two channels');
  expect(linesOf(content, words)).toEqual([content.meta_description, 'Record calls on two channels']);
});

test('what HTML writes in place of a character is read as that character, and once', () => {
  const text = '<p><em>&quot;a&quot;</em> &lt; b &gt; &amp;quot;</p>';
  expect(readLines({ text, form: 'html' })).toEqual(['"a" < b > &quot;']);
  const code = '<pre><code>call.<span data-token="name">say</span>()</code></pre>';
  expect(readLines({ text: code, form: 'html' })).toEqual(['call.say()']);
});

test('the words of a block for some sites are found on these alone', async () => {
  const blocks = `${block('Everywhere')}\n  - { type: note, id: here, title: Almaty, sites: [kz] }`;
  const snapshot = await snapshotOf({
    ...files,
    ...pageFiles('pages/about', 'About', undefined, blocks),
    ...pageFiles('pages/places', 'Places', undefined, block('## Everywhere')),
  });
  const content = contentOf(snapshot);
  const index = createSearchIndex(content, fail);
  expect(await search(index, 'ru', 'almaty', 'kz')).toEqual(['/about']);
  expect(await search(index, 'ru', 'almaty', 'ru')).toEqual([]);
  // A heading says more about a page than its text.
  expect(await search(index, 'ru', 'everywhere', 'ru')).toEqual(['/places', '/about']);
  content.change(read);
  await index.fill();
  expect(await search(index, 'ru', 'almaty', 'kz')).toEqual([]);
});

test('what was kept is opened instead of reading the pages; those that have changed since are read', async () => {
  const version = 'of-these-files';
  const directory = await mkdtemp(path.join(tmpdir(), 'search-'));
  const file = path.join(directory, SEARCH_INDEXES);
  await writeFile(file, writeIndexes(read, version));
  const seen: string[] = [];
  const walker = (...[content]: Parameters<typeof read.words.ofLanguage.list>) => {
    seen.push((content as { title: string }).title.split(' ')[0] ?? '');
    return read.words.ofLanguage.list(content);
  };
  const watched = (snapshot: ContentSnapshot): ContentSnapshot => ({
    ...snapshot,
    words: { ...read.words, ofLanguage: { ...read.words.ofLanguage, list: walker } },
  });
  const elephants = await snapshotOf(pageFiles('pages/b', 'Elephants'));
  const documents = new Map([...read.documents, ...elephants.documents].filter(([page]) => page !== '/'));
  const content = contentOf(watched({ ...read, documents }));
  const open = (termsOf: TermsByLanguage) => readIndexes(file, version, termsOf);
  const index = createSearchIndex(content, fail, { snapshot: read, open });
  expect(await search(index, 'en', 'two channels', 'main')).toEqual(['/platform/voice']);
  expect(await search(index, 'ru', 'клиентам', 'main')).toEqual(['/products/voicebot']);
  expect(await search(index, 'en', 'home', 'main')).toEqual([]);
  expect(await search(index, 'en', 'elephants', 'main')).toEqual(['/b']);
  expect(new Set(seen)).toEqual(new Set(['Elephants']));
  content.change(read);
  await index.fill();
  expect(await search(index, 'en', 'home', 'main')).toEqual(['/']);
  await rm(directory, { recursive: true });
});

test('what was kept and cannot be opened is done without', async () => {
  const index = createSearchIndex(contentOf(read), fail, { snapshot: read, open: () => Promise.resolve(undefined) });
  expect(await search(index, 'en', 'two channels', 'main')).toEqual(['/platform/voice']);
});

test('what was kept and could not be opened once is opened when the content changes', async () => {
  const failed: unknown[] = [];
  const open = jest.fn(() => Promise.resolve(undefined)).mockRejectedValueOnce(new Error('The disk is busy'));
  const content = contentOf(read);
  const index = createSearchIndex(content, (error) => failed.push(error), { snapshot: read, open });
  expect(await search(index, 'en', 'two channels', 'main')).toEqual([]);
  expect(failed).toHaveLength(1);
  await index.fill();
  expect(await search(index, 'en', 'two channels', 'main')).toEqual(['/platform/voice']);
  await index.fill();
  expect(open).toHaveBeenCalledTimes(2);
});

async function search(index: SearchIndex, language: keyof PerLocale, words: string, site: SiteKey) {
  await index.ready();
  return index.find(language, words, { site }).hits.map(({ path }) => path);
}

const fail = (error: unknown) => {
  throw error;
};

/** A content that a test changes by hand. */
function contentOf(snapshot: ContentSnapshot) {
  const listeners = new Set<(tags: readonly 'all'[]) => void>();
  return {
    snapshot,
    onChange(listener: (tags: readonly 'all'[]) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: ContentSnapshot) {
      this.snapshot = next;
      listeners.forEach((listener) => listener(['all']));
    },
  };
}

async function filledIndex() {
  const index = createSearchIndex(contentOf(read), fail);
  await index.fill();
  return index;
}

test('finds by title before text, by the beginning of a word, and past a slip of the fingers', async () => {
  const index = await filledIndex();
  expect((await search(index, 'en', 'voice', 'main'))[0]).toBe('/platform/voice');
  expect(await search(index, 'en', 'voice', 'main')).toContain('/products/voicebot');
  expect(await search(index, 'en', 'channel', 'main')).toEqual(['/platform/voice']);
  expect(await search(index, 'en', 'voicebto', 'main')).toContain('/products/voicebot');
});

test('finds in the language of the page alone, pages that have all words, and none that hide from search engines', async () => {
  const index = await filledIndex();
  expect(await search(index, 'ru', 'робот звонки', 'main')).toEqual(['/products/voicebot']);
  expect(await search(index, 'en', 'робот', 'main')).toEqual([]);
  expect(index.find('en', 'voice elephants', { site: 'main' }).match).toBe('some');
  expect(await search(index, 'en', 'avatar', 'main')).toEqual([]);
});

test.each(['', '   ', 'a b '.repeat(50), '<script>', '"', '*', 'a'.repeat(100), '%00', '__proto__', 'constructor'])(
  '%j harms nothing',
  async (words) => {
    expect(Array.isArray(await search(await filledIndex(), 'en', words, 'main'))).toBe(true);
  },
);

test('the first question waits until every page is in it', async () => {
  const index = createSearchIndex(contentOf(read), fail);
  expect(await search(index, 'ru', 'робот', 'main')).toEqual(['/products/voicebot']);
});

test('where a page cannot be taken in, that is told, and questions are answered from the rest', async () => {
  const told: unknown[] = [];
  const broken = {
    ...read.documents.get('/products/voicebot'),
    locales: Object.defineProperty({}, 'en', { get: () => fail('broken') }),
  };
  const documents = new Map([['/broken', broken as never] as const, ...read.documents]);
  const index = createSearchIndex(contentOf({ ...read, documents }), (error) => told.push(error));
  expect(await search(index, 'en', 'channel', 'main')).toEqual(['/platform/voice']);
  expect(told).toHaveLength(1);
});

test('a change is taken in behind the questions, which find what was there until then', async () => {
  const content = contentOf(read);
  const index = createSearchIndex(content, fail);
  await index.fill();
  content.change(await snapshotOf({ ...pageFiles('pages/home', 'Home'), ...pageFiles('pages/b', 'Elephants') }));
  expect(await search(index, 'en', 'voice', 'main')).not.toEqual([]);
  expect(await search(index, 'en', 'elephants', 'main')).toEqual([]);
  await index.fill();
  expect(await search(index, 'en', 'voice', 'main')).toEqual([]);
  expect(await search(index, 'en', 'elephants', 'main')).toEqual(['/b']);
});

test('who is closed takes no further change in', async () => {
  const content = contentOf(read);
  const index = createSearchIndex(content, fail);
  await index.fill();
  index.close();
  content.change(await snapshotOf(pageFiles('pages/b', 'Elephants')));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await search(index, 'en', 'elephants', 'main')).toEqual([]);
});

/** So many that a fifth of them takes much longer than a turn in which garbage is collected, too. */
const MANY = 900;

test('a question that waits for hundreds of pages holds nobody else up: no turn of the loop takes a fifth of it', async () => {
  const page = read.documents.get('/platform/voice');
  const words = Array.from({ length: 300 }, (_, number) => `word${String(number * 7919)}`).join(' ');
  const locales = { en: { ...page?.locales.en, title: words, blocks: [] } };
  const pages = Array.from({ length: MANY }, (_, number) => ({ ...page, path: `/page-${String(number)}`, locales }));
  const documents = new Map(pages.map((each) => [each.path, each as never]));
  const index = createSearchIndex(contentOf({ ...read, documents }), fail);
  const { value: found, turns } = await watchTurns(search(index, 'en', 'word7919', 'main'));
  expect(found).toHaveLength(MANY);
  expect(Math.max(...turns)).toBeLessThan(turns.reduce((sum, turn) => sum + turn) / 5);
});

/** Of processor: a busy machine takes others' time. */
async function watchTurns<Value>(waiting: Promise<Value>) {
  const turns: number[] = [];
  const state = { isOver: false };
  void waiting.finally(() => (state.isOver = true));
  while (!state.isOver) {
    const timeOf = startCpuClock();
    await new Promise((resolve) => setImmediate(resolve));
    turns.push(timeOf());
  }
  return { value: await waiting, turns };
}

test('a page whose words take long holds nobody else up for longer than itself', async () => {
  const slow = [...read.documents.values()].map((document, number) => ({
    ...document,
    path: `/slow/${String(number)}`,
    locales: Object.defineProperty({}, 'en', { get: () => waste(SLOW_PAGE, document.locales.en) }) as never,
  }));
  const many = Array.from({ length: 10 }, (_, round) =>
    slow.map((page) => ({ ...page, path: page.path + String(round) })),
  );
  const documents = new Map(many.flat().map((page) => [page.path, page]));
  const filled = createSearchIndex(contentOf({ ...read, documents }), fail).fill();
  let turns = 0;
  for (let isFilled = false; !isFilled;) {
    const turn = new Promise<false>((resolve) => setImmediate(() => resolve(false)));
    isFilled = await Promise.race([filled.then(() => true), turn]);
    turns += 1;
  }
  // As a whole it would be one turn.
  expect(turns).toBeGreaterThan(documents.size / 2);
});

/** What a page's words cost here, in ms: more than a slice. */
const SLOW_PAGE = 6;

function waste<Value>(milliseconds: number, value: Value): Value {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  return value;
}
