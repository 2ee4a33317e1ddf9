import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** What has been purged, for all replicas of a build: in one slot of a cluster. */
export interface PurgeKeys {
  /** A stream of purges, so that nobody misses one over a lost connection. */
  readonly purges: string;
  /** Of each tag its last purge, so that a page can be asked whether it was dropped. */
  readonly purged: string;
}

/** Before the first one. */
const NO_PURGE = '0-0';
/** Longer than a page may be kept, in seconds. */
const REMEMBERED = 7 * 86_400;
/** More than anybody purges while a connection is lost. */
const MOST_REMEMBERED = 10_000;

const SEND = `
  local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ${String(MOST_REMEMBERED)}, '*', 'from', ARGV[1], 'tags', ARGV[2])
  for index = 3, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], id) end
  redis.call('EXPIRE', KEYS[1], ${String(REMEMBERED)})
  redis.call('EXPIRE', KEYS[2], ${String(REMEMBERED)})
  return id`;

interface PurgesOptions {
  readonly keys: PurgeKeys;
  /** Waits for Redis to come back. */
  readonly patient: Redis;
  /** The same, for nothing else: it waits for the next purge. */
  readonly listening: Redis;
}

/** The purges of all replicas, in one order. */
export interface RedisPurges {
  /** @returns the last one that was heard of; undefined before Redis has said which that is */
  last(): string | undefined;
  send(tags: readonly string[]): Promise<unknown>;
  /** @returns when the connection is closed */
  follow(listener: (tags: readonly string[]) => void): Promise<void>;
}

/** @returns the purges; a purge that is sent while Redis is away is sent when it is back */
export function createRedisPurges({ keys, patient, listening }: PurgesOptions): RedisPurges {
  const self = randomUUID();
  let last: string | undefined;

  async function takeNext(listener: (tags: readonly string[]) => void): Promise<void> {
    if (last === undefined) {
      const [newest] = await listening.xrevrange(keys.purges, '+', '-', 'COUNT', 1);
      last = newest?.[0] ?? NO_PURGE;
    }
    const streams = await listening.xread('BLOCK', LISTEN_FOR, 'STREAMS', keys.purges, last);
    for (const [id, [, from, , tags = '[]']] of streams?.[0]?.[1] ?? []) {
      if (from !== self) listener(JSON.parse(tags) as string[]);
      last = id;
    }
  }

  return {
    last: () => last,
    send: (tags) => patient.eval(SEND, 2, keys.purges, keys.purged, self, JSON.stringify(tags), ...tags),
    async follow(listener) {
      while (listening.status !== 'end') {
        await takeNext(listener).catch(() => delay(AGAIN_AFTER));
      }
    },
  };
}

/** In ms. */
const LISTEN_FOR = 10_000;
const AGAIN_AFTER = 500;

/** @returns whether a purge came after another; both as Redis numbers them: `ms-number` */
export function isLater(purge: string, other: string): boolean {
  const [time = 0, number = 0] = purge.split('-').map(Number);
  const [otherTime = 0, otherNumber = 0] = other.split('-').map(Number);
  return time > otherTime || (time === otherTime && number > otherNumber);
}
