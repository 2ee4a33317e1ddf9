import { OWN_ORIGINS } from '#config/ownOrigins.ts';
import type { PageFacts } from './readDocument.ts';

/** Pages by their public address. */
export type Documents = ReadonlyMap<string, PageFacts>;

/** Something that can only be told by comparing pages. */
export interface Complaint {
  /** The public address of the page that it is about. */
  readonly address: string;
  readonly what: string;
  /** The public address of the page that may be to blame. */
  readonly cause?: string | undefined;
}

type Alternate = PageFacts['alternates'][number];

/** @returns pages of one site that have the title or the description of another */
export function findTwins(documents: Documents): Complaint[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>();
    return [...documents].flatMap(([address, facts]) => {
      const other = first.get(facts[field]);
      if (other === undefined) first.set(facts[field], address);
      return other === undefined ? [] : [{ address, what: `it has the ${field} of ${other}` }];
    });
  });
}

/**
 * @param documents of one site, or of several
 * @returns pages that name another language's page which does not exist, is not ours, or does not name them; of a copy only the original is named
 */
export function findOneWayAlternates(documents: Documents): Complaint[] {
  const hosts = new Set([...documents.keys()].map((address) => new URL(address).host));
  return [...documents].flatMap(([address, { alternates, canonical }]) =>
    alternates.filter(isFirst).flatMap(({ hreflang, href }) => {
      const whole = URL.canParse(href) ? new URL(href) : undefined;
      if (!whole) return [{ address, what: `it names ${href} for ${hreflang}, which is no whole address` }];
      const isHere = hosts.has(whole.host);
      if (!isHere && OWN_ORIGINS.has(whole.origin)) return [];
      if (!isHere) return [{ address, what: `it names ${href} for ${hreflang}, which is on none of our sites` }];
      const other = documents.get(href);
      if (!other) return [{ address, what: `its page in ${hreflang}, ${href}, is not there`, cause: href }];
      if (canonical !== undefined && canonical !== address) return [];
      const back = other.alternates.some((alternate) => alternate.href === address);
      return back ? [] : [{ address, what: `its page in ${hreflang}, ${href}, does not name it`, cause: href }];
    }),
  );
}

/** The page for all other readers is that of a language, too. */
const isFirst = ({ href }: Alternate, index: number, all: readonly Alternate[]) =>
  all.findIndex((one) => one.href === href) === index;
