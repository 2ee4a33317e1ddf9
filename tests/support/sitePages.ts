import { listLocations } from '#scripts/lib/sweep/listAddresses.ts';
import { ask } from '#tests/support/serve.ts';

/** The hosts under which a local server is each of its sites. */
export const SITE_HOSTS = ['localhost', 'ru.localhost', 'kz.localhost', 'es.localhost', 'pt.localhost'] as const;

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
