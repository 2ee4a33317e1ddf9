import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Attempt, Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import type { LeadKeeper } from '#src/forms/server/keeping/leadsKeeper.ts';
import { createSpool, type SpoolOptions } from '#src/forms/server/keeping/disk/spool.ts';
import { recordingTrace } from '#tests/support/leadParts.ts';

/** The provider has taken the lead. */
export const DELIVERED: Attempt = { delivered: true, status: 200 };
/** The provider is in trouble: the lead is tried again. */
export const FAILED: Attempt = { delivered: false, reason: 'status 500', refused: false };
/** As in life, but quicker. */
export const RULES = { firstPause: 20, longestPause: 60, deadAfter: 100_000 };
const TIMING = { heartbeat: 50, survey: 100 };

/** A folder in which spools can be opened, several of them as of several processes. */
export function createTestSpools() {
  const directory = path.join(mkdtempSync(path.join(tmpdir(), 'spool-')), 'leads');
  const opened: LeadKeeper[] = [];
  return {
    directory,
    async open(deliver?: Deliver, options: Partial<SpoolOptions> = {}) {
      const record = recordingTrace();
      const base = { directory, deliver, rules: RULES, timing: TIMING, retention: 0, spaceLimit: 1e9 };
      const spool = await createSpool({ ...base, counters: record.counters, trace: record.trace, ...options });
      opened.push(spool);
      return { ...record, spool, store: spool.store };
    },
    /** @returns what stands in a folder of the spool, in order */
    left: async (...names: string[]) => (await readdir(path.join(directory, ...names))).sort(),
    async close(): Promise<void> {
      await Promise.all(opened.map((spool) => spool.close(0)));
      await rm(path.dirname(directory), { recursive: true, force: true });
    },
  };
}

/** Refuses applications for a job, and is away for all other forms; notes which it was given. */
export function refusingCareers() {
  const tried: string[] = [];
  const deliver: Deliver = ({ form }) => {
    tried.push(form);
    const refused: Attempt = { delivered: false, reason: 'status 422', refused: true };
    return Promise.resolve(form === 'career' ? refused : FAILED);
  };
  return { deliver, tried };
}

/** Notes what it is given, and answers as it is told; the last answer stays. */
export function recordingDelivery(...answers: Attempt[]) {
  const given: { id: string; fields: unknown; files: Buffer[] }[] = [];
  const deliver: Deliver = async (lead, open) => {
    const files: Buffer[] = [];
    for (const file of lead.files) files.push(await buffer(open(file)));
    given.push({ id: lead.id, fields: lead.fields, files });
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? DELIVERED;
  };
  return { deliver, given };
}
