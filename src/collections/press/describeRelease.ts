import { brand } from '#config/brand.ts';
import type { PublicSite } from '#config/publicConfig.ts';
import type { pressSchema } from '#src/collections/press/schema.ts';
import { localizePath } from '#src/request/address.ts';
import type { SummaryOf } from '#src/shared/collections/collectionSchema.ts';

/**
 * @param release as its list shows it
 * @param site which shows it
 * @returns the release for search engines (schema.org, NewsArticle)
 */
export function describeRelease(
  { path, title, description, date, place, paragraphs }: SummaryOf<typeof pressSchema>,
  { origin, prefix, iso }: Pick<PublicSite, 'origin' | 'prefix' | 'iso'>,
) {
  const company = { '@type': 'Organization', name: brand.name, url: `https://${brand.domain}` };
  return {
    '@type': 'NewsArticle',
    headline: title,
    description,
    articleBody: [description, ...paragraphs].join('\n\n'),
    datePublished: date,
    dateline: place,
    inLanguage: iso,
    url: origin + localizePath(path, prefix),
    author: company,
    publisher: company,
  };
}
