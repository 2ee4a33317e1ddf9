import { brand } from '#config/brand.ts';
import { sites } from '#config/sites.ts';

const isPublic = (host: string) => host === brand.domain || host.endsWith(`.${brand.domain}`);

const addresses = [
  ...Object.values(sites).flatMap(({ hosts }) => hosts.filter(isPublic).map((host) => `https://${host}`)),
  ...Object.values(brand.consoles),
  ...Object.values(brand.links),
];

/** Where a redirect may lead beside the site itself: our sites, the consoles, the documentation and the status page. */
export const OWN_ORIGINS: ReadonlySet<string> = new Set(addresses.map((address) => new URL(address).origin));
