import { brand } from '#config/brand.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { Webinar } from '#src/shared/page/webinar.ts';

/**
 * @param page the page of the event
 * @param webinar the event
 * @returns the event for search engines (schema.org, Event)
 */
export function describeEvent(page: Page, { startsAt, endsAt, language, join, speakers }: Webinar) {
  return {
    '@type': 'Event',
    name: page.longtitle ?? page.title,
    description: page.meta_description,
    url: page.links?.canonical,
    startDate: startsAt,
    endDate: endsAt,
    inLanguage: language,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    isAccessibleForFree: true,
    location: { '@type': 'VirtualLocation', url: join },
    organizer: { '@type': 'Organization', name: brand.name, url: `https://${brand.domain}` },
    performer: speakers.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
  };
}
