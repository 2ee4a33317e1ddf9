import { listLocations } from '#scripts/lib/sweep/listAddresses.ts';
import { ask } from '#tests/support/serve.ts';

/** The host under which a local server is each of its sites, by the name that the specification gives it. */
export const SITES = {
  main: 'localhost',
  ru: 'ru.localhost',
  kz: 'kz.localhost',
  es: 'es.localhost',
  pt: 'pt.localhost',
} as const;
/** A site, by its name. */
export type Site = keyof typeof SITES;
/** The hosts of all sites. */
export const SITE_HOSTS = Object.values(SITES);

/** The site under test: see e2eSetup. */
export function siteOrigin(): string {
  const origin = process.env.SITE_ORIGIN;
  if (!origin) throw new Error('SITE_ORIGIN is not set');
  return origin;
}

/** @returns the port of the site under test, for requests that name another host */
export function sitePort(): number {
  return Number(new URL(siteOrigin()).port || 80);
}

/** @returns the paths of a site, as its sitemaps name them */
export async function sitemapPaths(host: string, port = sitePort()): Promise<string[]> {
  const pathsIn = async (path: string) => {
    const { body } = await ask(port, path, { headers: { Host: host } });
    return listLocations(body).map(({ pathname }) => pathname);
  };
  const sitemaps = await pathsIn('/sitemap.xml');
  return (await Promise.all(sitemaps.map(pathsIn))).flat();
}
