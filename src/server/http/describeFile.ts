import type { ServerResponse } from 'node:http';

/**
 * @param cacheControl how long the files may be kept
 * @returns what `express.static` calls for each file; other sites may show the files, as link previews do with images
 */
export function describeFile(cacheControl: string): (res: ServerResponse) => void {
  return function setHeaders(res) {
    res.setHeader('Cache-Control', cacheControl);
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  };
}
