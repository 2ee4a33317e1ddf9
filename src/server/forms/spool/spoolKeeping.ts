import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DeliveryTrace } from '#src/server/forms/delivery/deliveryTrace.ts';
import type { LeadBacklog } from '#src/server/forms/leads/leadsCounters.ts';
import { orMissing, type SpoolFolders } from '#src/server/forms/spool/spoolFiles.ts';
import { LEAD_FILE, type SpoolLeads } from '#src/server/forms/spool/spoolLeads.ts';
import type { SpoolOwner } from '#src/server/forms/spool/spoolOwner.ts';

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

/**
 * Looks at every lead once: gives back what dead owners had claimed, and deletes what has outlived its retention. A lead
 * that waits for delivery is never deleted.
 *
 * @returns the ids that wait, and what there is
 */
export async function surveySpool(
  options: KeepingOptions,
): Promise<{ waiting: string[]; backlog: Omit<LeadBacklog, 'full'> }> {
  const { leads, owner } = options;
  const living = await owner.sweep();
  const waiting: string[] = [];
  const counts = { pending: 0, quarantined: 0, dead: 0 };
  let oldest = Infinity;
  for (const id of await leads.ids()) {
    const token = await leads.tokenOf(id);
    if (token === undefined) continue;
    if (token === 'dead' || token === 'quarantined') {
      if (await expire(id, options)) continue;
      counts[token] += 1;
      continue;
    }
    counts.pending += 1;
    oldest = Math.min(oldest, await ageFrom(leads, id));
    const free =
      token === 'waiting' || (!living.has(token.slice('claimed-'.length)) && (await leads.move(id, token, 'waiting')));
    if (free) waiting.push(id);
  }
  return { waiting, backlog: { ...counts, oldestAge: oldest === Infinity ? 0 : Math.max(0, Date.now() - oldest) } };
}

/** The file of a lead is written once, when it comes in: its time is the lead's. */
async function ageFrom(leads: SpoolLeads, id: string): Promise<number> {
  const found = await orMissing(stat(path.join(leads.folderOf(id), LEAD_FILE)), undefined);
  return found?.mtimeMs ?? Date.now();
}

async function expire(id: string, { leads, owner, trace, retention }: KeepingOptions): Promise<boolean> {
  if (retention === 0 || Date.now() - (await ageFrom(leads, id)) < retention) return false;
  await leads.remove(id, owner.newName());
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
