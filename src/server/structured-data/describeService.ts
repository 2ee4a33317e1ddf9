import { describeProvider } from '#src/server/structured-data/describeProvider.ts';
import type { PublicPage, ShowingSite } from '#src/server/structured-data/PublicPage.ts';
import { listOffers } from '#src/server/structured-data/listOffers.ts';
import type { Thing } from '#src/server/structured-data/Thing.ts';

/**
 * A `Service` and neither `Product` nor `SoftwareApplication`: search engines expect goods of the one and ratings of both, and
 * there are none that could be shown.
 *
 * @param page about something that the provider does for its customers
 * @param site which shows it
 * @returns schema.org Service, with the prices that the page opens with
 */
export function describeService(page: PublicPage, { iso, kazakhstan }: ShowingSite): Thing {
  const { canonical, image } = page.links;
  const offers = listOffers(page, iso);
  return {
    '@type': 'Service',
    name: page.title,
    description: page.meta_description,
    url: canonical,
    mainEntityOfPage: { '@type': 'WebPage', '@id': canonical, inLanguage: iso },
    provider: describeProvider(canonical),
    ...(image ? { image: image.src } : {}),
    // The other sites are told apart by language, and serve the whole world.
    ...(kazakhstan ? { areaServed: { '@type': 'Country', name: 'KZ' } } : {}),
    ...(offers.length > 0 ? { offers } : {}),
  };
}
