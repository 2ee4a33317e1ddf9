import { locales } from '#config/locales.ts';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
import type { Path } from '#src/content/files/yamlFile.ts';

/** A link, and where it stands, so that a problem can name the line. */
export interface FoundLink {
  /** Keys from the top down to the link, or to the text that holds it. */
  readonly path: Path;
  /** Empty where the address was one that the site does not take. */
  readonly href: string;
  /** How the link is written within its text; absent for a link that is a field. */
  readonly written?: string;
  /** The sites that show the link, where it or what it stands in names some, or languages; absent for all. */
  readonly sites?: readonly SiteKey[];
}

/** Links are looked for again only in what has changed. */
const known = new WeakMap<object, readonly FoundLink[]>();

/** @returns every string under a key `href`, and every link inside sanitised HTML; not what is said to be no page of the site */
export function collectLinks(content: object): readonly FoundLink[] {
  const before = known.get(content);
  if (before) return before;
  const found: FoundLink[] = [];
  collect(content, { path: [] }, found);
  known.set(content, found);
  return found;
}

interface Place {
  readonly path: Path;
  readonly sites?: readonly SiteKey[];
}

function collect(value: unknown, place: Place, into: FoundLink[]): void {
  if (typeof value === 'string') {
    for (const [, link, words = ''] of value.matchAll(/<a(?: href="([^"]*)")?[^>]*>([^<]*)/g)) {
      const href = link?.replaceAll('&amp;', '&');
      into.push({ ...place, href: href ?? '', written: href === undefined ? `[${words}` : `(${href}` });
    }
  } else if (value && typeof value === 'object' && !('inApp' in value && value.inApp === false)) {
    const { sites: own, languages } = value as { readonly sites?: unknown; readonly languages?: unknown };
    const here = narrowTo(narrowTo(place, own), sitesThatSpeak(languages));
    for (const [name, child] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      const path = [...place.path, key];
      if (key === 'href' && typeof child === 'string') into.push({ ...here, path, href: child });
      else collect(child, { ...here, path }, into);
    }
  }
}

function narrowTo(place: Place, sites: unknown): Place {
  if (!Array.isArray(sites)) return place;
  const above = place.sites ?? SITE_KEYS;
  return { ...place, sites: above.filter((site) => sites.includes(site)) };
}

/** A link that is for some languages is shown on the sites that speak one of them. */
function sitesThatSpeak(languages: unknown): readonly SiteKey[] | undefined {
  if (!Array.isArray(languages)) return undefined;
  return SITE_KEYS.filter((site) => sites[site].locales.some((code) => languages.includes(locales[code].file)));
}
