import type { Router } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { brand } from '#config/brand.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { writeCalendar } from '#src/server/endpoints/icalendar.ts';
import type { Pages } from '#src/server/render/Pages.ts';

const EXTENSION = '.ics';

/**
 * The calendar file of a webinar: the address of its page, in any language, plus `.ics`. Where no page of a webinar is, the
 * address is somebody else's.
 *
 * @param now the clock, for the time stamp that the format asks for
 */
export function createCalendarFiles(pages: Pick<Pages, 'find'>, now: () => Date = () => new Date()): Router {
  const router = createRouter();
  router.get(/\.ics$/, async (_req, res, next) => {
    const { site, address } = res.locals;
    const path = address.path.slice(0, -EXTENSION.length);
    const page = await pages.find({ site, address: { ...address, path }, match: matchRoute(path) });
    if (!page?.webinar || !page.links) {
      next();
      return;
    }
    const { startsAt, endsAt, join } = page.webinar;
    const file = writeCalendar({
      uid: `${path}@${brand.domain}`,
      startsAt,
      endsAt,
      stamp: now().toISOString(),
      location: join,
      url: page.links.canonical,
      title: page.longtitle ?? page.title,
      description: `${page.lead ?? page.meta_description}\n${page.links.canonical}`,
    });
    res.set('Cache-Control', cachePolicies.shared);
    res.attachment(path.slice(path.lastIndexOf('/') + 1) + EXTENSION).type('text/calendar');
    res.send(file);
  });
  return router;
}
