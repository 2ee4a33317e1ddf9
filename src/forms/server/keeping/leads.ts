import path from 'node:path';
import { readdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { DeliveryRules } from '#src/forms/server/delivery/deliveryBackoff.ts';
import { createDelivery } from '#src/forms/server/delivery/deliveryPost.ts';
import { createDeliveryTrace, type DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import type { LeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import type { LeadKeeper } from '#src/forms/server/keeping/leadsKeeper.ts';
import { createRecovering } from '#src/forms/server/keeping/leadsRecovery.ts';
import type { QueueOptions } from '#src/forms/server/keeping/redis/queue.ts';
import { createSpool, type SpoolOptions } from '#src/forms/server/keeping/disk/spool.ts';
import { orMissing, spoolFolders } from '#src/forms/server/keeping/disk/spoolFiles.ts';

interface LeadsOptions {
  /** `DATA_DIR` as an absolute path. */
  readonly dataDirectory: string;
  /** `FORMS_ORIGIN`; unset: leads stay where they are kept. */
  readonly origin: string | undefined;
  /** `REDIS_URL`; unset: on the disk. */
  readonly redisUrl: string | undefined;
  readonly retentionDays: number;
  /** How much leads may take while they wait, in bytes. */
  readonly spaceLimit: number;
  readonly logger: Logger;
  readonly counters: LeadCounters;
  /** What tests make shorter. */
  readonly rules?: DeliveryRules;
  readonly timeout?: number;
  readonly spoolTiming?: SpoolOptions['timing'];
  readonly queueTiming?: QueueOptions['timing'];
}

const DAY = 86_400_000;

/** @returns the folder of the leads below `DATA_DIR` */
export function spoolDirectory(dataDirectory: string): string {
  return path.join(dataDirectory, 'leads');
}

/**
 * Keeps leads and delivers them: on the disk, or in Redis when there is one (docs/decisions/0015). What is still on the
 * disk when Redis takes its place is delivered from there.
 * Where nothing can be kept now, the site starts all the same, and takes leads in as soon as it can.
 */
export async function createLeads(options: LeadsOptions): Promise<LeadKeeper> {
  const { origin, redisUrl, retentionDays, spaceLimit, timeout, logger, counters, rules } = options;
  const common = {
    deliver: origin === undefined ? undefined : createDelivery({ origin, ...(timeout && { timeout }) }),
    counters,
    trace: createDeliveryTrace(logger, counters),
    retention: retentionDays * DAY,
    spaceLimit,
    ...(rules && { rules }),
  };
  const { spoolTiming, queueTiming } = options;
  const directory = spoolDirectory(options.dataDirectory);
  const open = () =>
    createSpool({ directory, ...common, ...(spoolTiming && { timing: spoolTiming }) }).catch((error: unknown) => {
      throw new Error(`No leads can be kept in ${directory}: see DATA_DIR`, { cause: error });
    });
  const openSpool = () => createRecovering(open, common.trace);
  if (redisUrl === undefined) return openSpool();
  const spool = (await hasLeads(directory, common.trace)) ? await openSpool() : undefined;
  // Only a site with Redis pays for its client, in memory and time.
  const { createQueue } = await import(/* webpackMode: "eager" */ '#src/forms/server/keeping/redis/queue.ts');
  const queue = await createQueue({ url: redisUrl, logger, ...common, ...(queueTiming && { timing: queueTiming }) });
  return spool ? both(queue, spool) : queue;
}

/** A folder that cannot be read is told of, and keeps no site from starting: what comes in has another place. */
async function hasLeads(directory: string, trace: DeliveryTrace): Promise<boolean> {
  try {
    return (await orMissing(readdir(spoolFolders(directory).pending), [])).length > 0;
  } catch (error) {
    trace.failed(new Error(`Whether leads wait in ${directory} cannot be read: see DATA_DIR`, { cause: error }));
    return false;
  }
}

/** Takes in through the first, and looks after what the second still has. */
function both(first: LeadKeeper, second: LeadKeeper): LeadKeeper {
  return {
    store: first.store,
    async backlog() {
      const [one, other] = await Promise.all([first.backlog(), second.backlog()]);
      return {
        pending: one.pending + other.pending,
        quarantined: one.quarantined + other.quarantined,
        dead: one.dead + other.dead,
        oldestAge: Math.max(one.oldestAge, other.oldestAge),
        // What comes in goes to the first.
        full: one.full,
      };
    },
    async close(limit) {
      await Promise.all([first.close(limit), second.close(limit)]);
    },
  };
}
