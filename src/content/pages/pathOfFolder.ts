import type { PageParts } from '#src/shared/page/page.ts';

/** The folder of the pages that are no entries of a list. */
export const PAGES = 'pages';

/** @returns the function that says at which path the page of a folder is served: `/products/voicebot` of `pages/products/voicebot`; the home page is the folder `pages/home` */
export function createPathOf(collections: PageParts['collections']): (folder: string) => string {
  return (folder) => {
    const end = `${folder}/`.indexOf('/');
    const path = `${collections[folder.slice(0, end)]?.definition.path ?? ''}/${folder.slice(end + 1)}`;
    return path === '/home' ? '/' : path;
  };
}
