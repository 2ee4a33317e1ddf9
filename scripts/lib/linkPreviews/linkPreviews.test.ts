import { WRITTEN_LOCALES } from '#config/locales.ts';
import type { PageDocument } from '#src/content/document.ts';
import { isPublic } from '#src/content/pages/isPublic.ts';
import { sceneSchemas } from '#src/scenes/sceneSchemas.gen.ts';
import { readOwnContent } from '#tests/support/ownContent.ts';
import { createDrawPreview } from './createDrawPreview.ts';
import { TITLE } from './drawPreview.ts';
import { listPreviews, type WantedPreview } from './listPreviews.ts';
import { openTypeface } from './openTypeface.ts';
import { wrapTitle } from './wrapTitle.ts';
import { WORD_JOINER } from '#src/shared/text/typography/typography.ts';

/** The drawings of the site's own content, in its own font. */

const root = process.cwd();
const NOW = new Date('2026-11-20T12:00:00Z');

let wanted: WantedPreview[];
let documents: readonly PageDocument[];
let draw: Awaited<ReturnType<typeof createDrawPreview>>;
beforeAll(async () => {
  const snapshot = await readOwnContent();
  documents = [...snapshot.documents.values()];
  wanted = listPreviews(snapshot, NOW);
  draw = await createDrawPreview(root);
});

const find = (key: string) => wanted.find((one) => one.key === key)!;

test('every page has an image in every language that it has, a filtered list one for each value', () => {
  const keys = new Set(wanted.map(({ key }) => key));
  expect(keys.size).toBe(wanted.length);
  const filtered = ['/blog/category', '/blog/tag', '/case-studies/industry'];
  const shown = documents.filter((document) => isPublic(document, NOW) && !filtered.includes(document.path));
  const due = shown.flatMap(({ path: address, locales }) =>
    WRITTEN_LOCALES.filter((code) => locales[code]).map((locale) => `${address} ${locale}`),
  );
  expect(due.filter((key) => !keys.has(key))).toEqual([]);
  expect(keys).toContain('/blog/category/voice-ai ru');
  expect(keys).not.toContain('/blog/category en');
  expect(wanted.map(({ text }) => text.title).join()).not.toMatch(/[{}]/);
});

test('posts say their category, in the language of the page', () => {
  expect(find('/blog/when-the-line-goes-quiet ru').text.eyebrow).toBe('Голосовой ИИ');
  expect(find('/platform/voice ru').text.eyebrow).toBeUndefined();
});

test('the cover of a post stands in its image, in the colours of its ground', () => {
  const post = find('/blog/holiday-hours-in-kit en');
  expect(post.cover).toMatchObject({ drawing: 'grid', ground: 'paper' });
  expect(draw(post)).toMatch(/clip-path="url\(#cover\)"><rect[^>]*fill="#ffeddb"/);
  expect(draw({ ...post, cover: undefined })).not.toContain('clip-path');
});

test('the no-code line is on its own paper', () => {
  expect(find('/kit en').surface).toBe('kit');
  expect(draw(find('/kit en'))).toContain('fill="#ffeddb"');
  expect(draw(find('/platform/voice en'))).toContain('fill="#2c1451"');
});

test('every title can be drawn, as outlines that need no font and no file', () => {
  const unfit = wanted.filter((one) => /<text|<image|href=|NaN|undefined|Infinity/.test(draw(one)));
  expect(unfit.map(({ key }) => key)).toEqual([]);
});

test('the letters of every title are in the font', async () => {
  const { outline } = await openTypeface(root, 600);
  const titles = wanted.map(({ text }) => text.title + (text.eyebrow ?? '')).join('');
  const letters = new Set(titles.replaceAll(WORD_JOINER, ''));
  const blank = [...letters].filter((letter) => letter.trim() !== '' && !outline(letter).includes(' d="M'));
  expect(letters.size).toBeGreaterThan(80);
  expect(blank).toEqual([]);
});

test('a letter that the font has not is an error instead of an empty box', async () => {
  const { outline } = await openTypeface(root, 600);
  expect(() => outline('Voice 漢')).toThrow('no "漢"');
});

test('no title needs more than four lines, the longest ones too', async () => {
  const { measure } = await openTypeface(root, 600, -0.015);
  const tooLong = wanted.filter(({ text }) => {
    const { size, lines } = wrapTitle(text.title, TITLE.width, measure);
    return lines.length > 4 || lines.some((line) => measure(line) * size > TITLE.width);
  });
  expect(tooLong.map(({ key }) => key)).toEqual([]);
});

test('weight and kerning are the font’s own', async () => {
  const [light, bold] = await Promise.all([openTypeface(root, 300), openTypeface(root, 700)]);
  expect(bold.measure('Voice')).toBeGreaterThan(light.measure('Voice'));
  expect(bold.measure('AV')).toBeLessThan(bold.measure('A') + bold.measure('V'));
});

test('the same page gives the same drawing, each page its own turns', async () => {
  const again = await createDrawPreview(root);
  const [one, other] = [find('/search en'), find('/kit en')];
  expect([again(one), again(other)]).toEqual([draw(one), draw(other)]);
  const words = (from: WantedPreview) => draw({ ...one, text: { ...one.text, words: from.text.words } });
  expect(words(other)).not.toBe(words(one));
});

test('a page shows the scene of its hero, in its own words', () => {
  const bank = find('/industries/banking ru');
  expect(bank.scene).toMatchObject({ name: 'redaction' });
  expect(JSON.stringify(bank.scene)).toMatch(/[а-я]/);
  expect(draw(bank)).not.toBe(draw({ ...bank, scene: undefined }));
  expect(draw({ ...bank, scene: undefined })).toBe(draw({ ...bank, scene: undefined, iso: 'en-US' }));
});

test('where no hero has one, a page shows its first scene; a post its cover', () => {
  expect(find('/promo/asterisk en').scene).toMatchObject({ name: 'flow-canvas' });
  const post = find('/blog/masking-numbers-for-couriers en');
  expect([post.cover === undefined, post.scene]).toEqual([false, undefined]);
  expect(find('/search en').scene).toBeUndefined();
});

test('every scene of the catalogue is in an image', () => {
  const shown = new Set(wanted.flatMap(({ scene }) => scene?.name ?? []));
  expect([...shown].sort()).toEqual(Object.keys(sceneSchemas).sort());
});
