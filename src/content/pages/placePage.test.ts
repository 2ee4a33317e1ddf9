import type { LocaleCode } from '#config/locales.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { resolveSitePage } from '#src/server/pages/resolveSitePage.ts';
import { pageFile, pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const NOTES =
  '  - { type: note, id: one, title: A long title, nav: Short }\n  - { type: rich-text, id: text, body: x }\n  - { type: note, id: two, title: Two }';

let snapshot: ContentSnapshot;
beforeAll(async () => {
  snapshot = await snapshotOf({
    ...pageFiles('pages/home', 'Home', 'template: home'),
    ...pageFiles('pages/top', 'Top', 'template: platform'),
    ...pageFiles('pages/platform/voice', 'Voice', 'template: platform'),
    ...pageFiles('pages/platform/sms', 'Sms', "template: platform\npublishAt: '2026-06-02T00:00:00Z'"),
    ...pageFiles('pages/platform/secret', 'Secret', 'template: platform\nrobots: noindex'),
    ...pageFiles('pages/platform/voice/deep', 'Deep', 'template: platform'),
    'pages/platform/half/page.yaml': 'template: platform',
    'pages/platform/half/en.yaml': pageFile('A long title of half', undefined, 'menutitle: Half\n'),
    ...pageFiles('pages/products/bot', 'Bot', 'template: product\nlayout: purple955', NOTES),
    ...pageFiles(
      'pages/solutions/x',
      'X',
      'template: solution\nparts: [/platform/sms, /platform/half, /platform/voice]',
    ),
  });
});

const resolve = (path: string, { now = NOW, locale = 'en' }: { now?: Date; locale?: LocaleCode } = {}) =>
  resolveSitePage(snapshot, { contentPath: path, path, params: {}, locale, site: 'main' }, now);
const LATER = new Date('2026-06-03T00:00:00Z');

test('beside a page stand the public ones under the same path, itself too, in one order', () => {
  expect(resolve('/platform/voice')?.siblings).toEqual([
    { label: 'Half', path: '/platform/half' },
    { label: 'Voice en', path: '/platform/voice' },
  ]);
  expect(resolve('/top')?.siblings).toEqual([{ label: 'Top en', path: '/top' }]);
  expect(resolve('/platform/voice', { locale: 'es' })?.siblings?.map(({ path }) => path)).toEqual(['/platform/voice']);
});

test('a neighbour appears at its time, though the page was resolved before', () => {
  expect(resolve('/platform/voice', { now: LATER })?.siblings?.map(({ path }) => path)).toContain('/platform/sms');
});

test('a solution is built from its parts in their order, without those that are not public here', () => {
  const paths = (more: object) => resolve('/solutions/x', more)?.builtFrom?.map(({ path }) => path);
  expect(paths({})).toEqual(['/platform/half', '/platform/voice']);
  expect(paths({ now: LATER, locale: 'es' })).toEqual(['/platform/sms', '/platform/voice']);
});

test('a product says what is on its page, by short names where there are any', () => {
  const page = resolve('/products/bot');
  const sections = [
    { id: 'one', label: 'Short' },
    { id: 'two', label: 'Two' },
  ];
  expect(page).toMatchObject({ contents: { sections }, opening: 'purple955' });
});

test('other pages are not burdened with what they do not show', () => {
  expect(resolve('/products/bot')).not.toHaveProperty('siblings');
  expect(resolve('/platform/voice')).not.toHaveProperty('contents');
});
