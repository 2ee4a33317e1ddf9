import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import { REMEMBERED_FOR } from '#src/forms/server/keeping/leadsKeeper.ts';
import type { LeadBacklog } from '#src/forms/server/keeping/leadsCounters.ts';
import { orMissing, type SpoolFolders } from '#src/forms/server/keeping/disk/spoolFiles.ts';
import type { SpoolLeads, SpoolToken } from '#src/forms/server/keeping/disk/spoolLeads.ts';
import { lookAtLead } from '#src/forms/server/keeping/disk/spoolLook.ts';
import type { SpoolOwner } from '#src/forms/server/keeping/disk/spoolOwner.ts';

/** The ids of no more delivered leads are known: each is a file. Redis keeps them all, for `REMEMBERED_FOR`. */
const REMEMBERED = 100_000;

/** Which spool, and who looks at it. */
export interface KeepingOptions {
  readonly folders: SpoolFolders;
  readonly leads: SpoolLeads;
  readonly owner: SpoolOwner;
  readonly trace: DeliveryTrace;
  /** What is dead or in quarantine is kept for so long, in ms; 0: for ever. */
  readonly retention: number;
}

/** What the leads of a spool are doing. */
interface SpoolSurvey {
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
  const { leads, owner, trace } = options;
  const living = await owner.sweep();
  const waiting: string[] = [];
  const counts = { pending: 0, quarantined: 0, dead: 0 };
  let [oldest, taken] = [Infinity, 0];
  for (const id of await leads.ids()) {
    const found = await lookAtLead(leads.folderOf(id)).catch((error: unknown) => {
      // One folder that cannot be read is one lead that waits, and no reason to leave the others.
      trace.unseen(id, error);
      counts.pending += 1;
    });
    if (!found) continue;
    const { token, bytes, cameAt, restsSince } = found;
    const isKept = token === 'dead' || token === 'quarantined';
    if (isKept && isOver(restsSince, options) && (await expire(id, token, options))) continue;
    taken += bytes;
    counts[isKept ? token : 'pending'] += 1;
    if (isKept) continue;
    oldest = Math.min(oldest, cameAt);
    if (token === 'waiting' || (await takeBack(id, token, living, options))) waiting.push(id);
  }
  const oldestAge = oldest === Infinity ? 0 : Math.max(0, Date.now() - oldest);
  return { waiting, backlog: { ...counts, oldestAge }, taken };
}

/** An owner that has come since the living were counted is one of them. */
async function takeBack(
  id: string,
  token: SpoolToken,
  living: ReadonlySet<string>,
  { leads, owner }: KeepingOptions,
): Promise<boolean> {
  const claimant = token.slice('claimed-'.length);
  return !living.has(claimant) && !(await owner.isThere(claimant)) && leads.move(id, token, 'waiting');
}

const isOver = (restsSince: number, { retention }: KeepingOptions) =>
  retention > 0 && Date.now() - restsSince >= retention;

/** One that somebody has made due meanwhile stays. */
async function expire(id: string, token: SpoolToken, { leads, owner, trace }: KeepingOptions): Promise<boolean> {
  if (!(await leads.move(id, token, `claimed-${owner.id}`))) return false;
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
