import { templateServers } from '#src/app/registry/templateServers.gen.ts';
import type { PageSubject, TemplatePart } from '#src/content/pages/templatePart.ts';
import { describeQuestions } from '#src/server/structured-data/describeQuestions.ts';
import { describeService } from '#src/server/structured-data/describeService.ts';
import { describeSite } from '#src/server/structured-data/describeSite.ts';
import type { PublicPage, ShowingSite } from '#src/server/structured-data/PublicPage.ts';
import type { Thing } from '#src/server/structured-data/Thing.ts';
import type { Page } from '#src/shared/page/page.ts';

const parts: Readonly<Partial<Record<string, TemplatePart>>> = templateServers;

const ABOUT: Readonly<Record<PageSubject, (page: PublicPage, site: ShowingSite) => readonly Thing[]>> = {
  site: describeSite,
  service: (page, site) => [describeService(page, site)],
};

/**
 * @param page as it is drawn: with its prices filled in
 * @param site which shows it
 * @returns what search engines are told of the page beside what its template says itself; nothing of a page without address
 */
export function describePage(page: Page, site: ShowingSite): readonly Thing[] {
  const { links } = page;
  if (!links) return [];
  const known: PublicPage = { ...page, links };
  const subject = parts[page.template]?.subject;
  return [...(subject ? ABOUT[subject](known, site) : []), ...describeQuestions(known, site)];
}
