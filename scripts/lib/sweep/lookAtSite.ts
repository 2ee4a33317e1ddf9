import { OWN_ORIGINS } from '#config/ownOrigins.ts';
import { checkRobots } from './checkDelivery.ts';
import { listLocations } from './listAddresses.ts';
import { expectStatus, look, type Judge, type Looking } from './look.ts';
import type { Result } from './Result.ts';

interface Site {
  readonly results: readonly Result[];
  /** All sitemaps; empty where none names a page. */
  readonly sitemap: string;
}

/**
 * Asks a site how it is and which pages it has.
 *
 * @param origin of the site
 */
export async function lookAtSite(origin: string, looking: Looking): Promise<Site> {
  looking.progress?.begin(`Asking ${origin} how it is and for its sitemaps`, 4);
  const readSitemap = createReadSitemap(origin);
  // All at once: a site that is silent is as silent to each.
  const [index, ...others] = await Promise.all([
    look('page', `${origin}/sitemap.xml`, looking, readSitemap),
    look('health', `${origin}/healthz`, looking, expectStatus(200)),
    look('health', `${origin}/readyz`, looking, expectStatus(200)),
    look('health', `${origin}/robots.txt`, looking, ({ status, bytes }) => ({
      complaints: status === 200 ? checkRobots(bytes.toString()) : [`it answers ${String(status)}`],
    })),
  ]);
  const sitemaps = await Promise.all(
    listSitemaps(origin, index.value ?? '').map((address) => look('page', address, looking, readSitemap)),
  );
  return {
    results: [index, ...sitemaps, ...others].map(({ result }) => result),
    sitemap: sitemaps.map(({ value }) => value).join(''),
  };
}

/** A sitemap of another host is read all the same: where its pages are here, they are looked at. */
const createReadSitemap =
  (origin: string): Judge<string> =>
  ({ status, bytes }) => {
    if (status !== 200) throw new Error(`it answers ${String(status)}`);
    const value = bytes.toString();
    const locations = listLocations(value);
    if (locations.length === 0) throw new Error('the sitemap names no page');
    const foreign = new Set(
      locations.map((url) => url.origin).filter((host) => host !== origin && !OWN_ORIGINS.has(host)),
    );
    return { value, complaints: [...foreign].map((host) => `it names pages of ${host}, which is none of our sites`) };
  };

/** The sitemaps of an index name the public site, and are asked for where the site is tried. */
const listSitemaps = (origin: string, index: string) =>
  listLocations(index).map(({ pathname, search }) => origin + pathname + search);
