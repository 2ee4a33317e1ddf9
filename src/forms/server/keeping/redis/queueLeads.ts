import type { Redis } from 'ioredis';
import type { OpenFile } from '#src/forms/server/delivery/deliveryMultipart.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import { REMEMBERED_FOR } from '#src/forms/server/keeping/leadsKeeper.ts';
import { NewerLead, NoLead, parseLead } from '#src/forms/server/keeping/leadsJson.ts';
import { bytesBeside } from '#src/forms/server/keeping/redis/queueSpace.ts';
import { queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';

/**
 * Deletes a lead with its files, and remembers its id, in one step. Its room is what was taken when it came, whatever has
 * become of it, and is not given back a second time. Earlier versions did not write that down: then it is what is there,
 * and a lead from before the room was counted must not bring the count below zero.
 * KEYS: lead, done, bytes, pending, quarantined, dead, outbox, room, files …; ARGV: id, bytes beside the JSON, for how long
 * its id is remembered (s; 0: not), digest, whether it may be pending.
 */
const REMOVE = `
if ARGV[5] == 'resting' and redis.call('ZSCORE', KEYS[4], ARGV[1]) then return 0 end
local words = redis.call('STRLEN', KEYS[1])
local room = redis.call('HGET', KEYS[8], 'bytes') or words > 0 and words + ARGV[2]
redis.call('DEL', KEYS[1])
for i = 4, 7 do redis.call('ZREM', KEYS[i], ARGV[1]) end
for i = 8, #KEYS do redis.call('DEL', KEYS[i]) end
if room and redis.call('DECRBY', KEYS[3], room) <= 0 then redis.call('DEL', KEYS[3]) end
if ARGV[3] ~= '0' then redis.call('SET', KEYS[2], ARGV[4], 'EX', ARGV[3]) end
return 1`;

interface Removal {
  /** In s; 0: not at all. */
  readonly rememberedFor: number;
  /** `resting`: only if it is dead or in quarantine. */
  readonly state: 'any' | 'resting';
}

/** The leads themselves: read, opened, delivered and removed. */
export type QueueLeads = ReturnType<typeof createQueueLeads>;

/** What one can do with the leads in Redis, whatever their jobs are doing. */
export function createQueueLeads(redis: Redis) {
  const remove = async (id: string, { files, digest = '' }: Pick<Lead, 'files' | 'digest'>, how: Removal) => {
    const { bytes, pending, quarantined, dead, outbox } = queueKeys;
    const room = queueKeys.room(id);
    const written = (await redis.hkeys(room)).filter((name) => name !== 'bytes');
    const all = new Set([...written, ...files.map(({ key }) => queueKeys.file(key))]);
    const keys = [queueKeys.lead(id), queueKeys.done(id), bytes, pending, quarantined, dead, outbox, room, ...all];
    const values = [id, bytesBeside({ files }), how.rememberedFor, digest, how.state];
    return (await redis.eval(REMOVE, keys.length, ...keys, ...values)) === 1;
  };
  const read = async (id: string): Promise<Lead | undefined> => {
    const text = await redis.get(queueKeys.lead(id));
    return text === null ? undefined : parseLead(text);
  };
  return {
    /**
     * @returns undefined when there is none
     * @throws when it is no lead
     */
    read,

    wasDelivered: async (id: string) => (await redis.exists(queueKeys.done(id))) > 0,

    open: async function* (file) {
      for (let index = 0; ; index += 1) {
        const [piece] = await redis.lrangeBuffer(queueKeys.file(file.key), index, index);
        if (!piece) return;
        yield piece;
      }
    } satisfies OpenFile,

    /** Deletes it with its files and remembers its id, in one step. */
    async markDelivered(lead: Lead): Promise<void> {
      await remove(lead.id, lead, { rememberedFor: REMEMBERED_FOR / 1000, state: 'any' });
    },

    /**
     * Deletes it with its files, also where it cannot be read or is gone. One that an earlier version took in, and that
     * cannot be read, tells of none.
     *
     * @returns false when somebody has made it due meanwhile: then it stays
     */
    async expire(id: string): Promise<boolean> {
      const lead = await read(id).catch((error: unknown) => {
        if (error instanceof NoLead || error instanceof NewerLead) return undefined;
        throw error;
      });
      return remove(id, lead ?? { files: [] }, { rememberedFor: 0, state: 'resting' });
    },
  };
}
