/** The formats of a feed, by the end of its address. */
export const FEED_FORMATS = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  json: 'application/feed+json',
} as const;
/** As it stands in an address: `/blog/feed.atom`. */
export type FeedFormat = keyof typeof FEED_FORMATS;

/** @returns the address of a feed, of that of its list: both whole, or both a path */
export function feedAddress(list: string, format: FeedFormat): string {
  return `${list}/feed.${format}`;
}
