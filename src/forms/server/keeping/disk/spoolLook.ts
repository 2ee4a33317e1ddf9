import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { LEAD_OVERHEAD } from '#src/forms/server/keeping/leadsSpace.ts';
import { orMissing } from '#src/forms/server/keeping/disk/spoolFiles.ts';
import { isToken, LEAD_FILE, type SpoolToken } from '#src/forms/server/keeping/disk/spoolLeads.ts';

/** What the folder of a lead tells without its being read. */
interface SpoolLook {
  readonly token: SpoolToken;
  readonly bytes: number;
  /** Epoch, in ms: what was sent is written once. */
  readonly cameAt: number;
  /** Epoch, in ms: when it was given up; of another lead when it came. */
  readonly restsSince: number;
}

/** What a visitor has sent, as against what is noted of its delivery. */
const isContent = (name: string) => name === LEAD_FILE || name.startsWith('file-');

/** @returns undefined when the lead is gone, also while it is looked at */
export async function lookAtLead(folder: string): Promise<SpoolLook | undefined> {
  const names: string[] = await orMissing(readdir(folder), []);
  const token = names.find(isToken);
  if (token === undefined) return undefined;
  let [bytes, cameAt] = [LEAD_OVERHEAD, Date.now()];
  for (const name of names.filter(isContent)) {
    const found = await orMissing(stat(path.join(folder, name)), undefined);
    bytes += found?.size ?? 0;
    if (found && name === LEAD_FILE) cameAt = found.mtimeMs;
  }
  const restsSince = (await orMissing(stat(path.join(folder, token)), undefined))?.mtimeMs ?? cameAt;
  return { token, bytes, cameAt, restsSince };
}
