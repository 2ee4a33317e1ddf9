import type { SiteKey } from '#config/siteKeys.ts';
import { isServedOn, matchRoute } from '#src/app/matchRoute.ts';
import { narrowToSite } from '#src/content/pages/narrowToSite.ts';
import type { Page } from '#src/shared/page/page.ts';

/**
 * The content knows no site and no route: of the pages that a page names around its blocks, only those stay that this site
 * answers, and as neighbours only those that it shows to search engines; of the blocks those that are for it, also where a
 * CMS knows no sites.
 *
 * @param page as the content or a CMS has it
 * @param site the site that shows it
 */
export function keepServed(page: Page, site: SiteKey): Pick<Page, 'blocks' | 'breadcrumbs' | 'siblings' | 'builtFrom'> {
  const served = ({ path }: { readonly path: string }) => {
    const match = matchRoute(path);
    return match !== undefined && isServedOn(match.route, site);
  };
  const listed = ({ path }: { readonly path: string }) => path === page.path || !matchRoute(path)?.route.noindex;
  return {
    blocks: narrowToSite(page, site).blocks,
    breadcrumbs: page.breadcrumbs.filter(served),
    ...(page.siblings ? { siblings: page.siblings.filter(served).filter(listed) } : {}),
    ...(page.builtFrom ? { builtFrom: page.builtFrom.filter(served) } : {}),
  };
}
