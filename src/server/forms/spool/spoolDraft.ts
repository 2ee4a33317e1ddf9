import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Lead, LeadDraft } from '#src/server/forms/Lead.ts';
import type { LeadCounters } from '#src/server/forms/leads/leadsCounters.ts';
import { isLeadId } from '#src/server/forms/leads/leadsId.ts';
import { FILE_MODE, isCode, removeFolder, syncFolder, writeWhole } from '#src/server/forms/spool/spoolFiles.ts';
import { LEAD_FILE, type SpoolLeads } from '#src/server/forms/spool/spoolLeads.ts';

const NOT_WHOLE = 'A file of the lead did not come in whole';

interface DraftOptions {
  /** Its own, and empty. */
  readonly folder: string;
  /** The folder of all pending leads. */
  readonly pending: string;
  readonly leads: SpoolLeads;
  readonly counters: LeadCounters;
  readonly onAccepted: (id: string) => void;
}

/** A lead that is coming in: a folder that becomes the lead by one rename, whole, or is swept. */
export function createSpoolDraft({ folder, pending, leads, counters, onAccepted }: DraftOptions): LeadDraft {
  const sinks = new Map<string, WriteStream>();

  const discard = async () => {
    for (const sink of sinks.values()) sink.destroy();
    await removeFolder(folder).catch(() => undefined);
  };

  const isKnown = async (id: string) => (await leads.wasDelivered(id)) || (await leads.isPending(id));

  const publish = async (lead: Lead): Promise<'accepted' | 'known'> => {
    if (!isLeadId(lead.id)) throw new Error('A lead cannot be kept under this id');
    if (await isKnown(lead.id)) return 'known';
    await finishFiles(folder, lead, sinks);
    await writeWhole(path.join(folder, LEAD_FILE), JSON.stringify(lead));
    await writeFile(path.join(folder, lead.quarantine ? 'quarantined' : 'waiting'), '', { mode: FILE_MODE });
    await syncFolder(folder);
    if (!(await renameIfFree(folder, leads.folderOf(lead.id)))) return 'known';
    try {
      await syncFolder(pending);
    } catch (error) {
      await leads.remove(lead.id, folder);
      throw error;
    }
    // The first of two that are the same was delivered while this one was being written.
    if (!(await leads.wasDelivered(lead.id))) return 'accepted';
    await leads.remove(lead.id, folder);
    return 'known';
  };

  return {
    addFile() {
      const key = `file-${String(sinks.size + 1)}`;
      const sink = createWriteStream(path.join(folder, key), { flags: 'wx', mode: FILE_MODE, flush: true });
      // Whoever pipes into it hears of its errors; nobody may have begun yet when the draft is discarded.
      sink.on('error', () => undefined);
      sinks.set(key, sink);
      return { key, sink };
    },
    async accept(lead) {
      try {
        const outcome = await publish(lead);
        counters.count(outcome);
        if (outcome === 'known') await discard();
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

/** Waits until the uploads are synced, which is when they are closed, and removes those that the lead does not name. */
async function finishFiles(folder: string, lead: Lead, sinks: ReadonlyMap<string, WriteStream>): Promise<void> {
  if (lead.files.some(({ key }) => !sinks.get(key)?.writableEnded)) throw new Error(NOT_WHOLE);
  for (const sink of sinks.values()) {
    if (!sink.writableEnded) sink.destroy();
    if (!sink.closed) await once(sink, 'close');
  }
  for (const { key, size } of lead.files) {
    const sink = sinks.get(key);
    if (!sink?.writableFinished || sink.errored) throw new Error(NOT_WHOLE);
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
