import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { DEFAULT_LOCALE, locales } from '#config/locales.ts';
import { isRecordOf } from '#src/server/render/isRecordOf.ts';
import { previewKey, type LinkImage, type LinkPreviews } from '#src/shared/page/linkPreview.ts';
import type { Page } from '#src/shared/page/page.ts';

const isSize = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

/** What `linkImageSchema` asks. */
function isImage(value: unknown): value is LinkImage {
  const { src, width, height, alt } = (value ?? {}) as Partial<Record<keyof LinkImage, unknown>>;
  return typeof src === 'string' && isSize(width) && isSize(height) && typeof alt === 'string';
}

const linkPreviewsSchema = z.custom<LinkPreviews>(
  (value) => isRecordOf(value, isImage),
  'Something in it is no image with its size and its words',
);

/**
 * @param file path of `link-previews.json`
 * @returns the images that the build drew; none where it drew none, as in development
 * @throws when the list is not what this build needs
 */
export function readLinkPreviews(file: string): LinkPreviews {
  return existsSync(file) ? linkPreviewsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/**
 * The image for a page: its own, else its English one, else that of the home page in its language, which every page has
 * that a CMS elsewhere adds later.
 *
 * @param previews the images of the build
 * @param page the page
 * @param contentPath the document that answers its address, which may be a list's
 */
export function findLinkImage(
  previews: LinkPreviews,
  { path, locale }: Pick<Page, 'path' | 'locale'>,
  contentPath: string,
): LinkImage | undefined {
  const language = locales[locale].file;
  const keys = [
    previewKey(path, language),
    previewKey(contentPath, language),
    previewKey(path, DEFAULT_LOCALE),
    previewKey('/', language),
  ];
  const key = keys.find((name) => Object.hasOwn(previews, name));
  return key === undefined ? undefined : previews[key];
}
