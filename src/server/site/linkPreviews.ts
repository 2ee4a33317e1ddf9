import { existsSync, readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { DEFAULT_LOCALE, locales } from '#config/locales.ts';
import { readLineRecord } from '#src/server/render/lineRecord.ts';
import { previewKey, type LinkImage, type LinkPreviews } from '#src/shared/page/linkPreview.ts';
import type { Page } from '#src/shared/page/page.ts';

const isSize = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

/** What `linkImageSchema` asks. */
function isImage(value: unknown): value is LinkImage {
  const { src, width, height, alt } = (value ?? {}) as Partial<Record<keyof LinkImage, unknown>>;
  return typeof src === 'string' && isSize(width) && isSize(height) && typeof alt === 'string';
}

const NONE: LinkPreviews = new Map<string, LinkImage>();

/**
 * @param file path of `link-previews.json`
 * @param logger told once of each image whose line is damaged: its page shows the next best
 * @returns the images that the build drew, of which one is read when a page shows it; none where it drew none, as in development
 * @throws when the list is not what this build needs
 */
export function readLinkPreviews(file: string, logger: Pick<Logger, 'error'>): LinkPreviews {
  if (!existsSync(file)) return NONE;
  const record = readLineRecord(readFileSync(file, 'utf8'));
  if (!record) throw new Error('The link previews are not those of a build');
  const damaged = new Set<string>();
  return {
    get(key) {
      if (damaged.has(key)) return undefined;
      try {
        const image = record.get(key);
        if (image === undefined || isImage(image)) return image;
        throw new Error('It is no image with its size and its words');
      } catch (error) {
        damaged.add(key);
        logger.error({ err: error }, `The link preview of ${key} in ${file} is damaged`);
        return undefined;
      }
    },
  };
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
  for (const key of keys) {
    const image = previews.get(key);
    if (image) return image;
  }
  return undefined;
}
