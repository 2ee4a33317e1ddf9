import { z } from 'zod';
import { filledText } from '#src/shared/page/schema.ts';

/** The image by which other sites and messengers show a link to a page. */
export const linkImageSchema = z.object({
  /** In the manifest a path of this site, in a page an absolute address. */
  src: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: filledText,
});
/** An image of a link preview, as a page names it in its head. */
export type LinkImage = z.output<typeof linkImageSchema>;

/** The images of a build, by `previewKey`. A page without one has no image. */
export interface LinkPreviews {
  get(key: string): LinkImage | undefined;
}

/**
 * @param path the page, without locale prefix
 * @param language the file name of its language in the content
 * @returns the name of the image in the manifest
 */
export function previewKey(path: string, language: string): string {
  return `${path} ${language}`;
}
