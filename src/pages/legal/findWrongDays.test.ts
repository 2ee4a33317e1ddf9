import { findWrongDays } from '#src/pages/legal/findWrongDays.ts';
import type { ContentFacts } from '#src/content/pages/pageBlocks.ts';
import { NO_CONTENT } from '#src/content/readContent.ts';
import type { PageDocument } from '#src/content/document.ts';

const text = (body: string) => ({ type: 'rich-text', id: 'text', body });
const pageOf = (path: string, body: string, version?: object) =>
  ({
    path,
    folder: path,
    settings: { template: 'legal', layout: 'default', ...(version ? { version } : {}) },
    locales: { en: { blocks: [text(body)] }, ru: { blocks: [text(body)] } },
  }) as unknown as PageDocument;

const documents = new Map(
  [
    pageOf('/legal/tos', '<p>Words.</p>', { from: '2026-11-01' }),
    pageOf('/legal/tos/2025-03-01', '<p>Words.</p>', { from: '2025-03-01', until: '2026-10-31' }),
    pageOf('/legal/aup', '<p>In force from November 1, 2026.</p>'),
  ].map((document) => [document.path, document]),
);

const rulesOf = (cells: string, language: ContentFacts['language'] = 'en') =>
  findWrongDays([text('<p>Before</p>'), text(`<table><tbody><tr>${cells}</tr></tbody></table>`)] as never, {
    snapshot: { ...NO_CONTENT, documents },
    language,
  });
const row = (path: string, ...days: string[]) =>
  `<td><a href="${path}">Text</a></td>${days.map((day) => `<td>${day}</td>`).join('')}`;

test.each([
  ['of a version, as the page has them', row('/legal/tos', 'November\u00a01, 2026'), 'en'],
  ['first and last', row('/legal/tos/2025-03-01', 'March 1, 2025', 'October 31, 2026'), 'en'],
  ['in another language', row('/legal/tos', '1\u00a0ноября 2026\u00a0г.'), 'ru'],
  ['of a text that says its day itself', row('/legal/aup', 'November 1, 2026'), 'en'],
  ['of no page', row('/elsewhere', 'November 1, 2026'), 'en'],
  ['none at all', row('/legal/tos', 'always'), 'en'],
] as const)('days are right: %s', (_name, cells, language) => {
  expect(rulesOf(cells, language)).toEqual([]);
});

test.each([
  [row('/legal/tos', 'November 2, 2026'), 'en', 'the row of /legal/tos does not say "November 1, 2026"; its page does'],
  [
    row('/legal/tos/2025-03-01', 'March 1, 2025', 'October 30, 2026'),
    'en',
    'the row of /legal/tos/2025-03-01 does not say "October 31, 2026"; its page does',
  ],
  [row('/legal/tos', '2 ноября 2026 г.'), 'ru', 'the row of /legal/tos does not say "1 ноября 2026 г."; its page does'],
  [row('/legal/aup', 'November 2, 2026'), 'en', 'the row of /legal/aup says "November 2, 2026"; its page does not'],
] as const)('%s is refused', (cells, language, rule) => {
  expect(rulesOf(cells, language)).toEqual([[['blocks', 1, 'body'], rule]]);
});
