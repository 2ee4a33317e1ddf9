import type { Standing } from '#src/pages/legal/schema.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Days {
  /** ISO day, the first on which the text holds. */
  readonly from: string;
  /** ISO day, the last. */
  readonly until?: string | undefined;
}

/**
 * Whether a text holds, by its days. They begin and end at midnight UTC, on all sites: texts that bind in several time zones
 * change everywhere at once.
 *
 * @param days of the version
 * @param now the moment of the reading
 * @returns how it stands, and the ISO moment at which that changes; none where it stays
 */
export function standingAt({ from, until }: Days, now: Date): { standing: Standing; changesAt?: string } {
  const begins = new Date(`${from}T00:00:00Z`);
  if (now < begins) return { standing: 'ahead', changesAt: begins.toISOString() };
  if (until === undefined) return { standing: 'holds' };
  const ends = new Date(Date.parse(`${until}T00:00:00Z`) + DAY);
  return now < ends ? { standing: 'ending', changesAt: ends.toISOString() } : { standing: 'over' };
}
