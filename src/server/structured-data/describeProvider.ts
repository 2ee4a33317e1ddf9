import { brand } from '#config/brand.ts';
import type { Thing } from '#src/server/structured-data/Thing.ts';

/**
 * The provider, as far as a page has to name it. Its `@id` is that of the home page's `Organization`, which says the rest: each
 * site that search engines know has one, as the legal entity behind it is another (SPEC part 2, footer).
 *
 * @param canonical the address of the page for search engines
 * @returns schema.org Organization
 */
export function describeProvider(canonical: string): Thing {
  const { origin } = new URL(canonical);
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand.name, url: `${origin}/` };
}
