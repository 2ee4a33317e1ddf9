import { APP_ICONS } from '#config/appIcons.ts';
import { brand } from '#config/brand.ts';
import { company } from '#config/company.ts';
import { SEARCH_PARTS } from '#src/search/data/searchQuestion.ts';
import type { PublicPage, ShowingSite } from '#src/server/structured-data/PublicPage.ts';
import { describeProvider } from '#src/server/structured-data/describeProvider.ts';
import type { Thing } from '#src/server/structured-data/Thing.ts';

/** Search engines ask for a raster of 112 px at least (Google Search Central, Organization). */
const LOGO = APP_ICONS.find(({ sizes }) => sizes === '512x512');

/**
 * @param home the home page of a site in one language
 * @param site which shows it
 * @returns who runs the site, no more of it than the footer says, and how the site is searched (schema.org Organization, WebSite)
 */
export function describeSite(home: PublicPage, site: ShowingSite): readonly Thing[] {
  const { canonical } = home.links;
  const provider = describeProvider(canonical);
  return [
    describeCompany(provider, site),
    {
      '@type': 'WebSite',
      '@id': `${canonical}#website`,
      name: brand.name,
      description: home.meta_description,
      url: canonical,
      inLanguage: site.iso,
      publisher: { '@id': provider['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${canonical.replace(/\/$/, '')}${SEARCH_PARTS.site.page}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

function describeCompany(provider: Thing, { variant }: ShowingSite): Thing {
  const { name, address } = company.entities[variant];
  return {
    ...provider,
    legalName: name,
    address,
    ...(LOGO ? { logo: new URL(LOGO.src, String(provider.url)).href } : {}),
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: brand.salesEmail },
    sameAs: company.social.map(({ href }) => href),
  };
}
