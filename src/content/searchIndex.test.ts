import { searchPages } from '#src/content/searchIndex.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const block = (words: string) => `  - { type: rich-text, id: note, body: "${words}" }`;
const files = {
  ...pageFiles('pages/home', 'Home', 'template: home'),
  ...pageFiles('pages/platform/voice', 'Programmable voice', undefined, block('Record calls on **two channels**')),
  ...pageFiles('pages/products/voicebot', 'Voicebot', undefined, block('It answers the voice of a caller')),
  'pages/products/voicebot/ru.yaml': pageFile('Голосовой робот', block('Отвечает на звонки клиентов')),
  ...pageFiles('pages/avatar', 'Voice of an avatar', 'template: landing\nrobots: noindex'),
};

test('finds by title before text, by the beginning of a word, and past a slip of the fingers', async () => {
  const snapshot = await snapshotOf(files);
  expect(searchPages(snapshot, 'en', 'voice')[0]).toBe('/platform/voice');
  expect(searchPages(snapshot, 'en', 'voice')).toContain('/products/voicebot');
  expect(searchPages(snapshot, 'en', 'channel')).toEqual(['/platform/voice']);
  expect(searchPages(snapshot, 'en', 'voicebto')).toContain('/products/voicebot');
});

test('finds in the language of the page alone, pages that have all words, and none that hide from search engines', async () => {
  const snapshot = await snapshotOf(files);
  expect(searchPages(snapshot, 'ru', 'робот звонки')).toEqual(['/products/voicebot']);
  expect(searchPages(snapshot, 'en', 'робот')).toEqual([]);
  expect(searchPages(snapshot, 'en', 'voice elephants')).toEqual([]);
  expect(searchPages(snapshot, 'en', 'avatar')).toEqual([]);
});

test.each(['', '   ', 'a b '.repeat(50), '<script>', '"', '*', 'a'.repeat(100), '%00', '__proto__', 'constructor'])(
  '%j harms nothing',
  async (words) => {
    expect(Array.isArray(searchPages(await snapshotOf(files), 'en', words))).toBe(true);
  },
);
