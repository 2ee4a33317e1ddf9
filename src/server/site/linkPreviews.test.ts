import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeLineRecord } from '../../../webpack/writeLineRecord.ts';
import { findLinkImage, readLinkPreviews } from '#src/server/site/linkPreviews.ts';
import { linkImageSchema, type LinkPreviews } from '#src/shared/page/linkPreview.ts';

const imageOf = (alt: string) => ({ src: `/static/og/${alt}.png`, width: 1200, height: 630, alt });
const drawn = Object.fromEntries(
  ['/ en', '/ es', '/about en', '/about es', '/offer en', '/blog en', '/blog es', '/blog/category/sms es'].map(
    (key) => [key, imageOf(key)],
  ),
);
const previews: LinkPreviews = new Map(Object.entries(drawn));

test.each([
  ['/about', 'es', '/about', '/about es'],
  ['/about', 'xa', '/about', '/about en'],
  ['/offer', 'es', '/offer', '/offer en'],
  ['/added-later', 'es', '/added-later', '/ es'],
  ['/blog/category', 'es', '/blog', '/blog es'],
  ['/blog/category/sms', 'es', '/blog/category', '/blog/category/sms es'],
  ['/blog/category/sms', 'en', '/blog/category', '/ en'],
  ['/added-later', 'ru', '/added-later', undefined],
] as const)('the image of %s in %s is its own or the next best', (path, locale, contentPath, expected) => {
  expect(findLinkImage(previews, { path, locale }, contentPath)?.alt).toBe(expected);
});

test('without images a page has none, whatever it is called', () => {
  expect(findLinkImage(new Map(), { path: '/', locale: 'en' }, '/')).toBeUndefined();
  expect(findLinkImage(new Map(), { path: 'toString', locale: 'en' }, '/toString')).toBeUndefined();
});

describe('readLinkPreviews', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'previews-'));
  const file = path.join(folder, 'link-previews.json');
  const error = jest.fn();
  beforeEach(() => error.mockReset());
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('has no images where the build drew none', () => {
    expect(readLinkPreviews(path.join(folder, 'missing.json'), { error }).get('/ en')).toBeUndefined();
  });

  it('reads what the build wrote', () => {
    writeFileSync(file, writeLineRecord(drawn));
    const read = readLinkPreviews(file, { error });
    for (const [key, image] of Object.entries(drawn)) expect(read.get(key)).toEqual(image);
    expect(['/', '/ e', '', 'toString'].map((key) => read.get(key))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['', '{broken', '[]', 'null', writeLineRecord(drawn).slice(0, -20)])('does not start with %s', (text) => {
    writeFileSync(file, text);
    expect(() => readLinkPreviews(file, { error })).toThrow('not those of a build');
  });

  it.each([
    ['whole', {}],
    ['without words', { alt: '' }],
    ['without a place', { src: undefined }],
    ['of no width', { width: 0 }],
    ['of half a pixel', { height: 630.5 }],
    ['of a height in letters', { height: '630' }],
    ['of words that are none', { alt: 7 }],
  ])('takes an image that is %s where the schema of pages does', (_, change) => {
    const image = { ...imageOf('a'), ...change };
    writeFileSync(file, writeLineRecord({ '/ en': image }));
    const read = () => readLinkPreviews(file, { error }).get('/ en');
    if (linkImageSchema.safeParse(image).success) expect(read()).toEqual(image);
    else {
      expect(read()).toBeUndefined();
      expect(error).toHaveBeenCalledTimes(1);
    }
  });

  it.each(['null', '"a"', '7', '[]', '{'])('shows the next best where an image is %s, and says so once', (image) => {
    writeFileSync(file, `{\n"/about es": ${image},\n"/ es": ${JSON.stringify(imageOf('home'))}\n}`);
    const read = readLinkPreviews(file, { error });
    for (let page = 0; page < 2; page += 1)
      expect(findLinkImage(read, { path: '/about', locale: 'es' }, '/about')?.alt).toBe('home');
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith({ err: expect.any(Error) as Error }, expect.stringContaining('/about es'));
  });
});
