/** In characters. Those of browsers are a quarter of it. */
const LONGEST_READ = 512;

/**
 * The parsers of such headers take a millisecond for each kilobyte, before a page of the cache is answered: fifteen kilobytes
 * of languages took fifteen (HARDENING, fact 12).
 *
 * @param header that lists what a client takes, as `Accept-Language` does
 * @returns as much of it as is read: whole entries
 */
export function readableList(header: string): string {
  if (header.length <= LONGEST_READ) return header;
  return header.slice(0, Math.max(0, header.lastIndexOf(',', LONGEST_READ)));
}
