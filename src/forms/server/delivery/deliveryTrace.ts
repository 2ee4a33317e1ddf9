import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Attempt } from '#src/forms/server/delivery/deliveryPost.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import type { LeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import { reasonOf } from '#src/server/upstream/reasonOf.ts';

/** So many leads are known to have been told of: of one that another replica delivers this one does not hear. */
const REMEMBERED = 10_000;

/** Says what becomes of a lead: by its id and form, never by what is in it. */
export type DeliveryTrace = ReturnType<typeof createDeliveryTrace>;

/** @returns functions that log and count, the same for disk and Redis */
export function createDeliveryTrace(logger: Logger, counters: LeadCounters) {
  const refused = new LRUCache<string, true>({ max: REMEMBERED });
  const unseen = new LRUCache<string, true>({ max: REMEMBERED });
  return {
    attempted({ id, form }: Lead, attempts: number, attempt: Attempt): void {
      if (attempt.delivered) {
        refused.delete(id);
        counters.count('delivered');
        logger.info({ lead: id, form, attempts }, 'lead delivered');
        return;
      }
      counters.count('failedAttempt');
      const line = { lead: id, form, attempts, reason: attempt.reason };
      // The first refusal calls for somebody: the provider's form, or ours, has changed. It may come behind failures of other kinds.
      if (attempt.refused && !refused.has(id)) logger.error(line, 'lead refused');
      else logger.warn(line, 'lead not delivered');
      if (attempt.refused) refused.set(id, true);
    },
    died({ id, form }: Lead, attempts: number): void {
      refused.delete(id);
      counters.count('dead');
      logger.error({ lead: id, form, attempts }, 'lead given up: it is kept, see `npm run leads -- list`');
    },
    /** Another replica may be of that version already, or this one will be again. */
    newer(id: string, error: unknown): void {
      logger.warn({ lead: id, reason: reasonOf(error) }, 'lead of a newer version: it waits');
    },
    unreadable(id: string, error: unknown): void {
      counters.count('dead');
      logger.error({ lead: id, reason: reasonOf(error) }, 'lead cannot be read');
    },
    /** It may be there, or be none: once for each. */
    unseen(id: string, error: unknown): void {
      if (!unseen.has(id)) logger.error({ lead: id, err: error }, 'lead cannot be looked at: it waits');
      unseen.set(id, true);
    },
    expired(id: string): void {
      counters.count('expired');
      logger.warn({ lead: id }, 'lead deleted: its retention is over');
    },
    failed(error: unknown): void {
      logger.error({ err: error }, 'the store of leads has a problem');
    },
  };
}
