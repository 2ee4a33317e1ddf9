const EXTENSION = '.md';
/** The home page has no last segment to put the extension to. */
const HOME = '/index';

/** @returns the path of the Markdown twin of a page, by the page's path without locale prefix: `/index.md` is that of `/` */
export const markdownPath = (path: string): string => (path === '/' ? HOME : path) + EXTENSION;

/** @returns the path of the page that a path is the Markdown twin of; undefined where it is none */
export function pageOfMarkdown(path: string): string | undefined {
  if (!path.endsWith(EXTENSION)) return undefined;
  const page = path.slice(0, -EXTENSION.length);
  if (page === HOME) return '/';
  return page.endsWith('/') ? undefined : page;
}
