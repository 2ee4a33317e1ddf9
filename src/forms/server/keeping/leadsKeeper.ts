import type { LeadStore } from '#src/forms/server/Lead.ts';
import type { LeadBacklog } from '#src/forms/server/keeping/leadsCounters.ts';

/** Ids of delivered leads are known for so long, in ms: a browser that was offline sends again within it. */
export const REMEMBERED_FOR = 7 * 86_400_000;

/** A place where leads are kept, with the worker that delivers them. */
export interface LeadKeeper {
  readonly store: LeadStore;
  /** As it was seen a few seconds ago at most. */
  backlog(): Promise<LeadBacklog>;
  /** @param limit deliveries that take longer are broken off and made again later, in ms */
  close(limit: number): Promise<void>;
}
