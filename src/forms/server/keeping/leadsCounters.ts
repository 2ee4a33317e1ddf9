/** What happens to leads, as numbers that only grow. */
export const LEAD_EVENTS = [
  'accepted',
  'known',
  /** Its key had come with other words before. */
  'conflict',
  /** There was no room for it. */
  'turnedAway',
  'delivered',
  'failedAttempt',
  'dead',
  'expired',
] as const;
/** The label under which the metrics count it. */
export type LeadEvent = (typeof LEAD_EVENTS)[number];

/** Where a store and its worker report to. */
export interface LeadCounters {
  count(event: LeadEvent): void;
}

/** What waits at this moment. */
export interface LeadBacklog {
  /** To be delivered, or being delivered. */
  readonly pending: number;
  readonly quarantined: number;
  readonly dead: number;
  /** Age of the oldest pending lead in ms; 0 when there is none. */
  readonly oldestAge: number;
  /** How much of the room for leads is used, from 0 to 1. */
  readonly full: number;
}

/** @returns counters that begin at 0, and their totals so far */
export function createLeadCounters(): LeadCounters & { readonly totals: Readonly<Record<LeadEvent, number>> } {
  const totals = Object.fromEntries(LEAD_EVENTS.map((event) => [event, 0])) as Record<LeadEvent, number>;
  return {
    totals,
    count(event) {
      totals[event] += 1;
    },
  };
}
