import type { Logger } from 'pino';
import type { LeadAdmin, LeadEntry, LeadStatus } from '#src/forms/server/operators/leadsAdmin.ts';
import { connectQueue } from '#src/forms/server/keeping/redis/queueConnections.ts';
import { isReady } from '#src/server/upstream/redisState.ts';
import { createQueueJobs } from '#src/forms/server/keeping/redis/queueJobs.ts';
import { createQueueLeads } from '#src/forms/server/keeping/redis/queueLeads.ts';
import { createQueueLists, type LeadList } from '#src/forms/server/keeping/redis/queueLists.ts';

const PATIENCE = 3000;

/**
 * Works on the leads in Redis beside the servers that deliver them.
 *
 * @param url `REDIS_URL`
 * @throws when Redis does not answer
 */
export async function createQueueAdmin(url: string, logger: Logger): Promise<LeadAdmin> {
  const connections = connectQueue(url, logger);
  const { quick, patient, mention } = connections;
  if (!(await isReady(quick, PATIENCE))) {
    connections.close();
    throw new Error('Redis does not answer at REDIS_URL');
  }
  const leads = createQueueLeads(patient);
  const lists = createQueueLists(patient);
  const jobs = createQueueJobs(patient, mention);
  const entry = async (id: string, list: LeadList): Promise<LeadEntry> => {
    const job = await jobs.find(id);
    const status: LeadStatus = list === 'pending' ? (job?.active ? 'delivering' : 'waiting') : list;
    const lead = await leads.read(id).catch(() => undefined);
    return { id, status, attempts: job?.attempts ?? 0, lead, open: leads.open };
  };
  return {
    async *entries() {
      for (const list of ['pending', 'quarantined', 'dead'] as const)
        for (const id of await lists.ids(list)) yield entry(id, list);
    },
    async retry(id) {
      if (!(await lists.secure(id)) || !(await jobs.remove(id)) || !(await lists.revive(id))) return false;
      await jobs.add(id);
      return true;
    },
    async close() {
      await jobs.close();
      connections.close();
    },
  };
}
