import { UNTRIED } from '#src/forms/server/delivery/deliveryBackoff.ts';
import type { LeadAdmin, LeadEntry, LeadStatus } from '#src/forms/server/operators/leadsAdmin.ts';
import { orMissing, spoolFolders } from '#src/forms/server/keeping/disk/spoolFiles.ts';
import { createSpoolLeads, type SpoolToken } from '#src/forms/server/keeping/disk/spoolLeads.ts';

const statusOf = (token: SpoolToken): LeadStatus =>
  token === 'waiting' || token === 'quarantined' || token === 'dead' ? token : 'delivering';

/**
 * Works on a spool beside the server that owns it: it claims nothing, and changes a state by the same rename.
 *
 * @param directory the spool's own folder; it may be missing
 */
export function createSpoolAdmin(directory: string): LeadAdmin {
  const leads = createSpoolLeads(spoolFolders(directory));
  return {
    async *entries(): AsyncGenerator<LeadEntry> {
      for (const id of (await orMissing(leads.ids(), [])).sort()) {
        const token = await leads.tokenOf(id);
        if (token === undefined) continue;
        const { attempts } = await leads.stateOf(id);
        const lead = await leads.read(id).catch(() => undefined);
        yield { id, status: statusOf(token), attempts, lead, open: leads.open(id) };
      }
    },
    async retry(id) {
      const token = await leads.tokenOf(id);
      if (token === undefined || statusOf(token) === 'delivering') return false;
      await leads.writeState(id, { ...UNTRIED, nextAt: Date.now() });
      return token === 'waiting' || leads.move(id, token, 'waiting');
    },
    close: () => Promise.resolve(),
  };
}
