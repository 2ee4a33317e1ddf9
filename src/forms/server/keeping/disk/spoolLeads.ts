import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { UNTRIED, type DeliveryState } from '#src/forms/server/delivery/deliveryBackoff.ts';
import type { OpenFile } from '#src/forms/server/delivery/deliveryMultipart.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import { parseLead } from '#src/forms/server/keeping/leadsJson.ts';
import {
  exists,
  FILE_MODE,
  listFolders,
  orMissing,
  removeFolder,
  syncFolder,
  tryRename,
  type SpoolFolders,
} from '#src/forms/server/keeping/disk/spoolFiles.ts';

/**
 * A lead's folder stays where it is from the moment it is accepted until it is delivered, so that its id is never free in
 * between. Its state is the name of one empty file in it, and changes by one rename: whoever succeeds has it.
 */
export type SpoolToken = 'waiting' | 'quarantined' | 'dead' | `claimed-${string}`;

/** The lead as JSON, in its folder beside its files. */
export const LEAD_FILE = 'lead.json';
const STATE_FILE = 'state.json';

/** @returns whether a file of a lead's folder says its state */
export function isToken(name: string): name is SpoolToken {
  return /^(waiting|quarantined|dead|claimed-[\w-]+)$/.test(name);
}

const stateSchema = z.object({
  attempts: z.int().min(0),
  firstTriedAt: z.number().optional(),
  nextAt: z.number(),
});

/** The steps that a lead of a spool can take. */
export type SpoolLeads = ReturnType<typeof createSpoolLeads>;

/** What one can do with the leads of a spool, each a step that is whole or did not happen. */
export function createSpoolLeads({ pending, delivered }: SpoolFolders) {
  const folderOf = (id: string) => path.join(pending, id);
  const deliveredDigest = (id: string) => orMissing(readFile(path.join(delivered, id), 'utf8'), undefined);
  return {
    folderOf,
    ids: () => listFolders(pending),
    wasDelivered: (id: string) => exists(path.join(delivered, id)),
    deliveredDigest,

    /** @returns the digest of the lead under this id, also after its delivery: '' for none; undefined when it is not known */
    async digestOf(id: string): Promise<string | undefined> {
      // First those that wait: one that is delivered meanwhile is among the others before it is gone from here.
      const text = await orMissing(readFile(path.join(folderOf(id), LEAD_FILE), 'utf8'), undefined);
      return text === undefined ? deliveredDigest(id) : digestIn(text);
    },

    /** @returns its token; undefined when the lead is gone */
    async tokenOf(id: string): Promise<SpoolToken | undefined> {
      const names: string[] = await orMissing(readdir(folderOf(id)), []);
      return names.find(isToken);
    },

    /** @returns whether the token was changed: false when it was no longer the one expected */
    move: (id: string, from: SpoolToken, to: SpoolToken) =>
      tryRename(path.join(folderOf(id), from), path.join(folderOf(id), to)),

    /** Gives a lead up, from now on. @returns as `move` */
    async bury(id: string, from: SpoolToken): Promise<boolean> {
      await orMissing(utimes(path.join(folderOf(id), from), new Date(), new Date()), undefined);
      return tryRename(path.join(folderOf(id), from), path.join(folderOf(id), 'dead'));
    },

    /** @throws when it is not readable, or no lead */
    async read(id: string): Promise<Lead> {
      return parseLead(await readFile(path.join(folderOf(id), LEAD_FILE), 'utf8'));
    },

    open:
      (id: string): OpenFile =>
      (file) =>
        createReadStream(path.join(folderOf(id), file.key)),

    /** A state that cannot be read is no reason to keep the lead back: it begins anew. */
    async stateOf(id: string): Promise<DeliveryState> {
      try {
        return stateSchema.parse(JSON.parse(await readFile(path.join(folderOf(id), STATE_FILE), 'utf8')));
      } catch {
        return UNTRIED;
      }
    },

    /** Not synced: what a power cut takes away here is the length of a pause. */
    async writeState(id: string, state: DeliveryState): Promise<void> {
      const file = path.join(folderOf(id), STATE_FILE);
      await writeFile(`${file}.tmp`, JSON.stringify(state), { mode: FILE_MODE });
      await rename(`${file}.tmp`, file);
    },

    /** Remembers that a lead was delivered, before it is removed: killed in between, it is not delivered again. */
    async markDelivered({ id, digest = '' }: Lead): Promise<void> {
      await writeFile(path.join(delivered, id), digest, { mode: FILE_MODE });
      await syncFolder(delivered);
    },

    /** @param grave a free name on the same file system: the lead is gone in one step, its files follow */
    async remove(id: string, grave: string): Promise<void> {
      if (await tryRename(folderOf(id), grave)) await removeFolder(grave);
    },
  };
}

/** A lead that cannot be read is told from nothing: what comes under its id counts as the same. */
function digestIn(text: string): string {
  try {
    return parseLead(text).digest ?? '';
  } catch {
    return '';
  }
}
