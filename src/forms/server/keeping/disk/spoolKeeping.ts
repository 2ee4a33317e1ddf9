import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import type { LeadBacklog } from '#src/forms/server/keeping/leadsCounters.ts';
import { orMissing, type SpoolFolders } from '#src/forms/server/keeping/disk/spoolFiles.ts';
import type { SpoolLeads } from '#src/forms/server/keeping/disk/spoolLeads.ts';
import { lookAtLead } from '#src/forms/server/keeping/disk/spoolLook.ts';
import type { SpoolOwner } from '#src/forms/server/keeping/disk/spoolOwner.ts';

/** Ids of delivered leads are known for so long, in ms: a browser that was offline sends again within it. */
const REMEMBERED_FOR = 7 * 86_400_000;
/** And no more of them than this. */
const REMEMBERED = 100_000;

interface KeepingOptions {
  readonly folders: SpoolFolders;
  readonly leads: SpoolLeads;
  readonly owner: SpoolOwner;
  readonly trace: DeliveryTrace;
  /** What is dead or in quarantine is kept for so long, in ms; 0: for ever. */
  readonly retention: number;
}

/** What the leads of a spool are doing. */
export interface SpoolSurvey {
  /** The ids of those that wait for delivery, and that nobody has claimed. */
  readonly waiting: readonly string[];
  readonly backlog: Omit<LeadBacklog, 'full'>;
  /** Bytes. */
  readonly taken: number;
}

/**
 * Looks at every lead once: gives back what dead owners had claimed, and deletes what has outlived its retention. A lead
 * that waits for delivery is never deleted.
 */
export async function surveySpool(options: KeepingOptions): Promise<SpoolSurvey> {
  const { leads, owner } = options;
  const living = await owner.sweep();
  const waiting: string[] = [];
  const counts = { pending: 0, quarantined: 0, dead: 0 };
  let [oldest, taken] = [Infinity, 0];
  for (const id of await leads.ids()) {
    const found = await lookAtLead(leads.folderOf(id));
    if (!found) continue;
    const { token, bytes, cameAt } = found;
    const isKept = token === 'dead' || token === 'quarantined';
    if (isKept && (await expire(id, cameAt, options))) continue;
    taken += bytes;
    counts[isKept ? token : 'pending'] += 1;
    if (isKept) continue;
    oldest = Math.min(oldest, cameAt);
    const free =
      token === 'waiting' || (!living.has(token.slice('claimed-'.length)) && (await leads.move(id, token, 'waiting')));
    if (free) waiting.push(id);
  }
  const oldestAge = oldest === Infinity ? 0 : Math.max(0, Date.now() - oldest);
  return { waiting, backlog: { ...counts, oldestAge }, taken };
}

async function expire(
  id: string,
  cameAt: number,
  { leads, owner, trace, retention }: KeepingOptions,
): Promise<boolean> {
  if (retention === 0 || Date.now() - cameAt < retention) return false;
  await leads.remove(id, await owner.newName());
  trace.expired(id);
  return true;
}

/** Forgets the ids of leads that were delivered long ago, and the oldest of too many. */
export async function forgetDelivered({ delivered }: SpoolFolders): Promise<void> {
  const files = (await readdir(delivered)).map((name) => path.join(delivered, name));
  const times: { file: string; at: number }[] = [];
  for (const file of files) times.push({ file, at: (await orMissing(stat(file), undefined))?.mtimeMs ?? 0 });
  times.sort((one, other) => other.at - one.at);
  const limit = Date.now() - REMEMBERED_FOR;
  for (const [index, { file, at }] of times.entries())
    if (index >= REMEMBERED || at < limit) await rm(file, { force: true });
}
