import type { Redis } from 'ioredis';
import type { OpenFile } from '#src/server/forms/delivery/deliveryMultipart.ts';
import type { Lead } from '#src/server/forms/Lead.ts';
import { parseLead } from '#src/server/forms/leads/leadsJson.ts';
import { queueKeys } from '#src/server/forms/queue/queueKeys.ts';

/** Ids of delivered leads are known for so long, in s: a browser that was offline sends again within it. */
const REMEMBERED_FOR = 7 * 86_400;

export type QueueLeads = ReturnType<typeof createQueueLeads>;

/** What one can do with the leads in Redis, whatever their jobs are doing. */
export function createQueueLeads(redis: Redis) {
  const remove = async (id: string, files: readonly string[], remember: boolean) => {
    const step = redis
      .multi()
      .del(queueKeys.lead(id), ...files.map(queueKeys.file))
      .zrem(queueKeys.pending, id)
      .zrem(queueKeys.quarantined, id)
      .zrem(queueKeys.dead, id)
      .zrem(queueKeys.outbox, id);
    if (remember) step.set(queueKeys.done(id), '', 'EX', REMEMBERED_FOR);
    await step.exec();
  };
  return {
    /**
     * @returns undefined when there is none
     * @throws when it is no lead
     */
    async read(id: string): Promise<Lead | undefined> {
      const text = await redis.get(queueKeys.lead(id));
      return text === null ? undefined : parseLead(text);
    },

    wasDelivered: async (id: string) => (await redis.exists(queueKeys.done(id))) > 0,

    open: async function* (file) {
      for (let index = 0; ; index += 1) {
        const [piece] = await redis.lrangeBuffer(queueKeys.file(file.key), index, index);
        if (!piece) return;
        yield piece;
      }
    } satisfies OpenFile,

    /** Deletes it with its files and remembers its id, in one step. */
    markDelivered: (lead: Lead) =>
      remove(
        lead.id,
        lead.files.map(({ key }) => key),
        true,
      ),

    /** Deletes it with its files, as far as it still tells which they are. */
    async expire(id: string): Promise<void> {
      const lead = await redis.get(queueKeys.lead(id)).then(
        (text) => (text === null ? undefined : parseLead(text)),
        () => undefined,
      );
      await remove(
        id,
        (lead?.files ?? []).map(({ key }) => key),
        false,
      );
    },
  };
}
