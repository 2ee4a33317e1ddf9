import type { LeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';

/** What is found out about the place where leads wait, in bytes. */
export interface SpaceMeasure {
  /** Of leads that were accepted. */
  readonly taken: number;
  /** How much more the disk, or Redis, can hold. Infinity where nothing tells. */
  readonly free: number;
  /** How much it can hold in all. */
  readonly total: number;
}

/** The part of one draft in the room for leads. */
export interface DraftSpace {
  /** @returns whether so many bytes of a file may be kept; they then count */
  takeFile(bytes: number): boolean;
  /** @param kept how many bytes became part of an accepted lead; what else was taken is free again */
  settle(kept: number): void;
}

/** The room that leads may fill while they wait. Full, it takes no more in: never a disk without a free byte. */
export interface LeadSpace {
  /** @throws {NoRoom} when not even a lead without files may come in */
  admit(): DraftSpace;
  /** @returns how much of the room is used, from 0 to 1 */
  fullness(): number;
  /** Finds out anew what is there. What comes in meanwhile may count twice until the next time. */
  measure(read: () => Promise<SpaceMeasure>): Promise<void>;
}

/** The room for leads is used up; it comes back with deliveries. */
export class NoRoom extends Error {
  constructor(what: string) {
    super(`There is no room for more ${what}: see LEAD_SPACE_MB`);
    this.name = 'NoRoom';
  }
}

/**
 * So much of the room may be used when it comes in. Words are small and what counts: they are taken in long after files
 * are refused, so that uploads, in good faith or in bad, never keep a message out.
 */
export const SPACE_SHARES = { files: 0.75, words: 0.95 } as const;
/** A lead takes so much beside its own bytes, in bytes: its folder and small files on a disk, its keys in Redis. */
export const LEAD_OVERHEAD = 16_384;

/**
 * Decides without I/O: by the last measure, and what this process has taken since.
 *
 * @param limit of all leads that wait, in bytes; a place that can hold less has a smaller one
 */
export function createLeadSpace(limit: number, counters: LeadCounters): LeadSpace {
  let measured: SpaceMeasure = { taken: 0, free: Infinity, total: Infinity };
  let accepted = 0;
  let drafted = 0;

  const fullness = () => {
    const room = Math.min(limit, measured.total);
    const left = Math.min(room - measured.taken, measured.free) - accepted - drafted;
    return Math.min(1, Math.max(0, 1 - left / room));
  };

  return {
    fullness,
    admit() {
      if (fullness() > SPACE_SHARES.words) {
        counters.count('turnedAway');
        throw new NoRoom('leads');
      }
      let mine = 0;
      let isTurnedAway = false;
      return {
        takeFile(bytes) {
          mine += bytes;
          drafted += bytes;
          if (fullness() <= SPACE_SHARES.files) return true;
          if (!isTurnedAway) counters.count('turnedAway');
          isTurnedAway = true;
          return false;
        },
        settle(kept) {
          drafted -= mine;
          mine = 0;
          accepted += kept;
        },
      };
    },
    async measure(read) {
      const before = { accepted, drafted };
      const found = await read();
      // Of drafts only this process knows; they are among what is no longer free.
      measured = { ...found, free: found.free + before.drafted };
      accepted -= before.accepted;
    },
  };
}
