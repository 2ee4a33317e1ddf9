import { once } from 'node:events';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Lead, LeadDraft, LeadOutcome } from '#src/forms/server/Lead.ts';
import type { LeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import { isLeadId } from '#src/forms/server/keeping/leadsId.ts';
import { LEAD_OVERHEAD, type DraftSpace } from '#src/forms/server/keeping/leadsSpace.ts';
import { FILE_MODE, isCode, removeFolder, syncFolder, writeSynced } from '#src/forms/server/keeping/disk/spoolFiles.ts';
import { LEAD_FILE, type SpoolLeads } from '#src/forms/server/keeping/disk/spoolLeads.ts';
import { SpoolSink } from '#src/forms/server/keeping/disk/spoolSink.ts';

interface DraftOptions {
  /** Its own, and empty. */
  readonly folder: string;
  /** The folder of all pending leads. */
  readonly pending: string;
  readonly leads: SpoolLeads;
  readonly counters: LeadCounters;
  readonly space: DraftSpace;
  readonly onAccepted: (id: string) => void;
}

/** A lead that is coming in: a folder that becomes the lead by one rename, whole, or is swept. */
export function createSpoolDraft({ folder, pending, leads, counters, space, onAccepted }: DraftOptions): LeadDraft {
  const sinks = new Map<string, SpoolSink>();

  const discard = async () => {
    for (const sink of sinks.values()) sink.destroy();
    space.settle(0);
    await removeFolder(folder).catch(() => undefined);
  };

  return {
    addFile() {
      const key = `file-${String(sinks.size + 1)}`;
      const sink = new SpoolSink(path.join(folder, key), space);
      // Whoever pipes into it hears of its errors; nobody may have begun yet when the draft is discarded.
      sink.on('error', () => undefined);
      sinks.set(key, sink);
      return { key, sink };
    },
    async accept(lead) {
      try {
        const outcome = await publish(lead, { folder, pending, leads, space }, sinks);
        counters.count(outcome);
        if (outcome !== 'accepted') await discard();
        else if (!lead.quarantine) onAccepted(lead.id);
        return outcome;
      } catch (error) {
        await discard();
        throw error;
      }
    },
    discard,
  };
}

type Place = Pick<DraftOptions, 'folder' | 'pending' | 'leads' | 'space'>;

/** Makes a lead of the draft, in one step, unless its id is known. @throws when the disk does not take it */
async function publish(lead: Lead, place: Place, sinks: ReadonlyMap<string, SpoolSink>): Promise<LeadOutcome> {
  const { folder, pending, leads, space } = place;
  if (!isLeadId(lead.id)) throw new Error('A lead cannot be kept under this id');
  const before = await leads.digestOf(lead.id);
  if (before !== undefined) return compare(lead, before);
  await finishFiles(folder, lead, sinks);
  const json = JSON.stringify(lead);
  await writeSynced(path.join(folder, LEAD_FILE), json);
  await writeFile(path.join(folder, lead.quarantine ? 'quarantined' : 'waiting'), '', { mode: FILE_MODE });
  await syncFolder(folder);
  if (!(await renameIfFree(folder, leads.folderOf(lead.id)))) return compare(lead, await leads.digestOf(lead.id));
  // The first of two that are the same was delivered while this one was being written. Asked before anything that takes time:
  // from the rename on, this one may be delivered, too, and then it would be taken for the first.
  const delivered = await leads.deliveredDigest(lead.id);
  if (delivered !== undefined) {
    await leads.remove(lead.id, folder);
    return compare(lead, delivered);
  }
  try {
    await syncFolder(pending);
  } catch (error) {
    await leads.remove(lead.id, folder);
    throw error;
  }
  space.settle(lead.files.reduce((sum, { size }) => sum + size, LEAD_OVERHEAD + Buffer.byteLength(json)));
  return 'accepted';
}

/** @param before the digest of the lead that came first; '' where it had none, as leads of earlier versions */
function compare({ digest = '' }: Lead, before = ''): LeadOutcome {
  return before === '' || digest === '' || before === digest ? 'known' : 'conflict';
}

/** Waits until the uploads are synced, which is when they are closed, and removes those that the lead does not name. */
async function finishFiles(folder: string, lead: Lead, sinks: ReadonlyMap<string, SpoolSink>): Promise<void> {
  for (const sink of sinks.values()) {
    if (!sink.writableEnded) sink.destroy();
    if (!sink.closed) await once(sink, 'close');
  }
  for (const { key, size } of lead.files) {
    // Synced, too: what fails after that is no fault of the file.
    if (!sinks.get(key)?.writableFinished) throw new Error('A file of the lead did not come in whole');
    if ((await stat(path.join(folder, key))).size !== size) throw new Error('A file of the lead has another size');
  }
  const named = new Set(lead.files.map(({ key }) => key));
  for (const name of await readdir(folder)) if (!named.has(name)) await rm(path.join(folder, name));
}

/** A folder cannot be renamed onto one that holds something: of two leads with the same id, one stays. */
async function renameIfFree(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
}
