import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { ReplyError, type Redis } from 'ioredis';
import type { Lead, LeadDraft, LeadOutcome } from '#src/forms/server/Lead.ts';
import type { LeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import { isLeadId } from '#src/forms/server/keeping/leadsId.ts';
import { NoRoom, type DraftSpace } from '#src/forms/server/keeping/leadsSpace.ts';
import { bytesBeside } from '#src/forms/server/keeping/redis/queueSpace.ts';
import { queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';

/** What has come in of a lead that is never accepted is gone after this, in s. */
const DRAFT_LIFETIME = 900;

/**
 * Accepts a lead in one step: its files stay, it is known, and it is due. `-1`: a file is missing; `0`: the id is known;
 * `-2`: the id is known for another lead. One without a digest, as earlier versions wrote them, is not told from others.
 * What it takes is added to what a lead has left that was lost under this id: all of it goes with this one.
 * KEYS: lead, done, pending or quarantined, outbox, bytes, room, files …; ARGV: id, time, JSON, whether it is due, digest,
 * bytes.
 */
const ACCEPT = `
local before = redis.call('GET', KEYS[2])
local lead = redis.call('GET', KEYS[1])
if lead then
  local isRead, content = pcall(cjson.decode, lead)
  before = isRead and content.digest or ''
end
if before then
  if before == '' or ARGV[5] == '' or before == ARGV[5] then return 0 end
  return -2
end
for i = 7, #KEYS do if redis.call('EXISTS', KEYS[i]) == 0 then return -1 end end
for i = 7, #KEYS do
  redis.call('PERSIST', KEYS[i])
  redis.call('HSET', KEYS[6], KEYS[i], '')
end
redis.call('SET', KEYS[1], ARGV[3])
redis.call('INCRBY', KEYS[5], ARGV[6])
redis.call('HINCRBY', KEYS[6], 'bytes', ARGV[6])
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1])
if ARGV[4] == 'due' then redis.call('ZADD', KEYS[4], ARGV[2], ARGV[1]) end
return 1`;

interface DraftOptions {
  readonly redis: Redis;
  readonly counters: LeadCounters;
  readonly space: DraftSpace;
  /** Tells the queue. The lead is safe by then: this may fail, and is made good later. */
  readonly onAccepted: (id: string) => void;
}

/** A lead that is coming in: files that expire, until one script makes them stay. */
export function createQueueDraft({ redis, counters, space, onAccepted }: DraftOptions): LeadDraft {
  const sinks = new Map<string, PieceSink>();

  /** Waits for nothing: a Redis that hangs would keep the visitor, and what cannot be deleted now expires. */
  const discard = () => {
    for (const sink of sinks.values()) sink.destroy();
    space.settle(0);
    const keys = [...sinks.keys()].map(queueKeys.file);
    if (keys.length > 0) redis.del(...keys).catch(() => undefined);
    sinks.clear();
    return Promise.resolve();
  };

  const publish = async (lead: Lead): Promise<LeadOutcome> => {
    if (!isLeadId(lead.id)) throw new Error('A lead cannot be kept under this id');
    for (const { key, size } of lead.files)
      if (!sinks.get(key)?.writableFinished || sinks.get(key)?.bytes !== size)
        throw new Error('A file of the lead did not come in whole');
    const { outcome, bytes } = await acceptIn(redis, lead).catch((error: unknown) => {
      // A Redis that answers too late may have taken it: then it is delivered, with the files that it names, and known when it
      // is sent again. If not, they expire.
      if (!(error instanceof ReplyError)) for (const { key } of lead.files) sinks.delete(key);
      throw error;
    });
    if (outcome === -1) throw new Error('A file of the lead has expired');
    if (outcome === 1) space.settle(bytes);
    return outcome === 1 ? 'accepted' : outcome === -2 ? 'conflict' : 'known';
  };

  return {
    addFile() {
      const key = randomUUID();
      const sink = new PieceSink(redis, queueKeys.file(key), space);
      // Whoever pipes into it hears of its errors; nobody may have begun yet when the draft is discarded.
      sink.on('error', () => undefined);
      sinks.set(key, sink);
      return { key, sink };
    },
    async accept(lead) {
      try {
        const outcome = await publish(lead);
        counters.count(outcome);
        if (outcome === 'accepted') {
          for (const { key } of lead.files) sinks.delete(key);
          if (!lead.quarantine) onAccepted(lead.id);
        }
        return outcome;
      } finally {
        // All files, or those that the lead does not name.
        await discard();
      }
    },
    discard,
  };
}

async function acceptIn(redis: Redis, lead: Lead): Promise<{ readonly outcome: unknown; readonly bytes: number }> {
  const list = lead.quarantine ? queueKeys.quarantined : queueKeys.pending;
  const files = lead.files.filter(({ size }) => size > 0).map(({ key }) => queueKeys.file(key));
  const { outbox, bytes: total } = queueKeys;
  const keys = [
    queueKeys.lead(lead.id),
    queueKeys.done(lead.id),
    list,
    outbox,
    total,
    queueKeys.room(lead.id),
    ...files,
  ];
  const json = JSON.stringify(lead);
  const bytes = bytesBeside(lead) + Buffer.byteLength(json);
  const values = [lead.id, Date.now(), json, lead.quarantine ? 'kept' : 'due', lead.digest ?? '', bytes];
  return { outcome: await redis.eval(ACCEPT, keys.length, ...keys, ...values), bytes };
}

/** Writes a file to Redis piece by piece; the next piece waits for the last one to be acknowledged. */
class PieceSink extends Writable {
  bytes = 0;
  readonly #redis: Redis;
  readonly #key: string;
  readonly #space: DraftSpace;

  constructor(redis: Redis, key: string, space: DraftSpace) {
    super();
    this.#redis = redis;
    this.#key = key;
    this.#space = space;
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.bytes += chunk.length;
    if (!this.#space.takeFile(chunk.length)) {
      done(new NoRoom('files'));
      return;
    }
    const written = this.#redis.multi().rpush(this.#key, chunk).expire(this.#key, DRAFT_LIFETIME).exec();
    written.then(
      (replies) => done(replies?.find(([error]) => error)?.[0] ?? null),
      (error: unknown) => done(error instanceof Error ? error : new Error('Redis did not answer')),
    );
  }
  /** What has come while Redis was busy is one piece: a list of single bytes would be slow to read. */
  override _writev(pieces: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), '', done);
  }
}
