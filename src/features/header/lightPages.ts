/** Pages whose header is never purple (SPEC part 2): they and what lies below them. */
const LIGHT_PAGES = [
  '/pricing',
  '/case-studies',
  '/verification',
  '/help',
  '/contacts',
  '/blog',
  '/press',
  '/legal/privacy',
  '/thank-you',
] as const;

/**
 * @param path with the `/ru` prefix of the former site or without
 * @returns whether the header is light there from the start
 */
export function isLightPage(path: string): boolean {
  const plain = path.replace(/^\/ru(?=\/)/, '');
  return LIGHT_PAGES.some((page) => plain === page || plain.startsWith(`${page}/`));
}
