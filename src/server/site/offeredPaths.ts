import type { LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { listOfferedPaths } from '#src/server/site/sitePaths.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';

/** A site in one of its languages. */
interface Spoken {
  readonly site: Site;
  readonly locale: LocaleCode;
}

/** Says which paths a site shows in a language, and offers to readers. */
export type OfferedPaths = (spoken: Spoken) => ReadonlySet<string>;

/** What a site offers is asked for anew after this, in ms: a page may become public by the clock. */
const OFFERED_FOR = 2000;

/**
 * Many may ask within a second, and to ask costs a look at every page there is.
 *
 * @param source the pages
 * @param content asked anew, too, when it has changed
 */
export function createOfferedPaths(
  source: Pick<ContentSource, 'listPaths'>,
  content: Pick<ContentStore, 'snapshot'>,
): OfferedPaths {
  const known = new Map<string, { snapshot: unknown; until: number; paths: ReadonlySet<string> }>();
  return ({ site, locale }) => {
    const key = `${site.key} ${locale}`;
    const last = known.get(key);
    if (last?.snapshot === content.snapshot && performance.now() < last.until) return last.paths;
    const paths = new Set(listOfferedPaths(source, site, locale));
    known.set(key, { snapshot: content.snapshot, until: performance.now() + OFFERED_FOR, paths });
    return paths;
  };
}
