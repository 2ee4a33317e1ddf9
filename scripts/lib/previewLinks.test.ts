import { readPreview } from '#src/server/drafts/previewToken.ts';
import { createContentFolder, pageFiles } from '#tests/support/contentFolder.ts';
import { listPreviewLinks } from './previewLinks.ts';

const secret = 'a secret of 24 characters';
const TEXT = '  - { type: rich-text, id: text, body: Text }';
const now = new Date('2026-11-23T08:00:00Z');

const { 'pages/solutions/new/en.yaml': english = '', 'pages/solutions/new/page.yaml': settings = '' } = pageFiles(
  'pages/solutions/new',
  'New',
  'template: landing\ndraft: true',
  TEXT,
);
const FILES = {
  ...pageFiles('pages/about', 'About', undefined, TEXT),
  ...pageFiles('pages/legal/aup-kz', 'Rules', undefined, TEXT),
  'pages/legal/aup-kit-kz/en.yaml': english,
  'pages/legal/aup-kit-kz/page.yaml': settings,
  'pages/solutions/new/en.yaml': english,
  'pages/solutions/new/page.yaml': settings,
};

async function ask(args: readonly string[], options: object = {}) {
  const folder = await createContentFolder({ 'redirects.yaml': '[]', ...FILES });
  try {
    return await listPreviewLinks(args, { secret, directory: folder.directory, now, ...options });
  } finally {
    await folder.dispose();
  }
}
const placesOf = (links: readonly string[]) => links.map((link) => link.replace('https://', '').replace(/\?.*/, ''));

test('a link for each language of a page on each site, good for a week', async () => {
  const links = await ask(['/about']);
  expect(placesOf(links)).toEqual([
    'orvandel.example/about',
    'orvandel.example/es/about',
    'orvandel.example/pt/about',
    'ru.orvandel.example/about',
    'kz.orvandel.example/about',
    'es.orvandel.example/about',
    'pt.orvandel.example/about',
  ]);
  const token = new URL(links[0] ?? '').searchParams.get('preview') ?? '';
  expect(readPreview(secret, '/about', token, now)).toEqual(new Date('2026-11-30T08:00:00Z'));
});

test('none in a language that a draft is not written in', async () => {
  expect(placesOf(await ask(['/solutions/new']))).toEqual(['orvandel.example/solutions/new']);
});

test('none on a site that does not answer the address', async () => {
  expect(placesOf(await ask(['/legal/aup-kz']))).toEqual(['kz.orvandel.example/legal/aup-kz']);
});

test('a CMS may have any page', async () => {
  expect(placesOf(await ask(['/solutions/other'], { directory: undefined }))).toContain(
    'orvandel.example/es/solutions/other',
  );
});

test.each([
  [[], 'Nothing is no page; write its address without language: /blog/new-post'],
  [['/solutions/other'], '/solutions/other is no page; write its address without language: /blog/new-post'],
  [['/es/about'], '/es/about is no page; write its address without language: /blog/new-post'],
  [['/about/'], '/about/ is no page; write its address without language: /blog/new-post'],
  [['/legal/aup-kit-kz'], '/legal/aup-kit-kz is written in no language of a site that answers it'],
  [['/about', '7', '/contacts'], 'One page at a time, and its days; /contacts is too much'],
  [['/about', '91'], '91 is not between 0 and 90 days'],
  [['/about', 'week'], 'week is not between 0 and 90 days'],
])('%j is refused: %s', async (args, sentence) => {
  await expect(ask(args)).rejects.toThrow(sentence);
});

test('without the secret of the server there are none', async () => {
  await expect(ask(['/about'], { secret: undefined })).rejects.toThrow('Set PREVIEW_SECRET to what the server has');
});
