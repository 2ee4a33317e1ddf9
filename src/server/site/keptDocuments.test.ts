import type { PageDocument } from '#src/content/document.ts';
import { NO_CONTENT, type ContentSnapshot } from '#src/content/readContent.ts';
import { createKeptDocuments } from '#src/server/site/keptDocuments.ts';

const withPage = (settings: object): ContentSnapshot => ({
  ...NO_CONTENT,
  documents: new Map([['/a', { path: '/a', settings } as PageDocument]]),
});

function start(snapshot: ContentSnapshot, moment: string) {
  const content = { snapshot };
  const clock = { now: new Date(moment) };
  const kept = createKeptDocuments(content, () => clock.now);
  let made = 0;
  /** @returns how often the document has been made */
  const ask = (name = 'sitemap of main') => {
    kept.get(name, 'text/plain', () => String(++made));
    return made;
  };
  return { content, ask, at: (time: string) => void (clock.now = new Date(time)) };
}

test('a document is made once, and each by itself', () => {
  const { ask } = start(NO_CONTENT, '2026-11-23T08:00:00Z');
  expect([ask(), ask(), ask('llms of main'), ask()]).toEqual([1, 1, 2, 2]);
});

test('changed content is seen at once', () => {
  const { ask, content } = start(NO_CONTENT, '2026-11-23T08:00:00Z');
  ask();
  content.snapshot = { ...NO_CONTENT };
  expect([ask(), ask()]).toEqual([2, 2]);
});

test('so is a new day', () => {
  const { ask, at } = start(NO_CONTENT, '2026-11-23T23:59:59.999Z');
  ask();
  at('2026-11-24T00:00:00Z');
  expect([ask(), ask()]).toEqual([2, 2]);
});

test.each([{ publishAt: '2026-11-23T10:00:00+01:00' }, { until: '2026-11-23T09:00:00Z' }])(
  'so is the moment of %j',
  (settings) => {
    const { ask, at } = start(withPage(settings), '2026-11-23T08:00:00Z');
    ask();
    at('2026-11-23T08:59:59.999Z');
    expect(ask()).toBe(1);
    at('2026-11-23T09:00:00Z');
    expect([ask(), ask()]).toEqual([2, 2]);
  },
);

test('what is kept has an end', () => {
  const { ask } = start(NO_CONTENT, '2026-11-23T08:00:00Z');
  for (let index = 0; index < 100; index += 1) ask(String(index));
  expect(ask('99')).toBe(100);
  expect(ask('0')).toBe(101);
});
