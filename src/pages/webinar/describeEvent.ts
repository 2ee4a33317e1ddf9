import { brand } from '#config/brand.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { Webinar } from '#src/shared/page/webinar.ts';

/**
 * @param page the page of the event
 * @param webinar the event
 * @returns the event for search engines (schema.org, Event). It takes place in its room while that is open; before and after
 *   that the page leads to no room, and is itself where to go
 */
export function describeEvent(page: Page, { startsAt, endsAt, language, state, join, speakers }: Webinar) {
  const url = page.links?.canonical;
  return {
    '@type': 'Event',
    name: page.longtitle ?? page.title,
    description: page.meta_description,
    url,
    startDate: startsAt,
    endDate: endsAt,
    inLanguage: language,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    isAccessibleForFree: true,
    location: { '@type': 'VirtualLocation', url: state === 'live' ? join : url },
    organizer: { '@type': 'Organization', name: brand.name, url: `https://${brand.domain}` },
    performer: speakers.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
  };
}
