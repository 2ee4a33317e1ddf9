import { localizePath } from '#src/request/address.ts';

/** A link to a page of this site. What this host serves and is no page has no language: files, price data. */
const PAGE_LINK = /(?<=<a\b[^>]*? href=")\/(?!\/|files\/|prices[/.])[^"]*(?=")/g;

/**
 * @param html running text, made of Markdown: its links are paths without language
 * @param prefix '' or `/es`
 * @returns the same; its links lead to pages in the reader's language
 */
export function localizeHtml(html: string, prefix: string): string {
  return prefix === '' ? html : html.replaceAll(PAGE_LINK, (href) => localizePath(href, prefix));
}
