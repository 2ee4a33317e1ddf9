/** Each has hosts and languages of its own; to add one, see docs/how-to/add-a-site.md. */
export const SITE_KEYS = ['main', 'ru', 'kz', 'es', 'pt'] as const;
/** The name of a site in content files (`sites`), logs and keys of the cache. */
export type SiteKey = (typeof SITE_KEYS)[number];
