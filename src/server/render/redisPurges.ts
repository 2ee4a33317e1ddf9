import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** What has been purged, for all replicas of a build: in one slot of a cluster. */
interface PurgeKeys {
  /** A stream of purges, so that nobody misses one over a lost connection. */
  readonly purges: string;
  /** Of each tag its last purge, so that a page can be asked whether it was dropped. */
  readonly purged: string;
  /** The content that the pages are of. */
  readonly content: string;
}

/** Before the first one. */
const NO_PURGE = '0-0';
/** In seconds. */
const DAY = 86_400;
/** Who starts again after this drops all pages, in seconds: a weekend, or a holiday, without a purge is none of that. */
const LEAST_REMEMBERED = 7 * DAY;
/** More than anybody purges while a connection is lost. */
const MOST_REMEMBERED = 10_000;

/** KEYS: those of `PurgeKeys`; ARGV: who sends, the content, the tags as JSON, how long all is remembered, the tags. */
const SEND = `
  local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ${String(MOST_REMEMBERED)}, '*', 'from', ARGV[1], 'tags', ARGV[3])
  for index = 5, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], id) end
  redis.call('EXPIRE', KEYS[1], ARGV[4])
  redis.call('EXPIRE', KEYS[2], ARGV[4])
  redis.call('SET', KEYS[3], ARGV[2], 'EX', ARGV[4])`;

/** The purge that it sends has no tags: it is a moment in the order of all others, of which nobody's memory has to know. */
const HOLD_TO_CONTENT = `
  if redis.call('GET', KEYS[3]) == ARGV[2] then return end
  ${SEND}
  redis.call('HSET', KEYS[2], 'all', id)`;

interface PurgesOptions {
  readonly keys: PurgeKeys;
  /** @returns what stands for the content that pages are made of now */
  readonly contentOf: () => string;
  /** How long a page is kept at most, in ms: no purge is forgotten before the pages that it dropped. */
  readonly keptFor: number;
  /** Waits for Redis to come back. */
  readonly patient: Redis;
  /** The same, for nothing else: it waits for the next purge. */
  readonly listening: Redis;
  /** Told of what failed: a call is made again, a purge that cannot be taken in is passed over. */
  readonly onFailure: (error: unknown) => void;
}

/** The purges of all replicas, in one order. */
interface RedisPurges {
  /** @returns the last one that was heard of; undefined before Redis has said which that is */
  last(): string | undefined;
  send(tags: readonly string[]): Promise<unknown>;
  /**
   * Drops the pages that are kept if they are of other content, and only there: what replicas have in memory is of the
   * content that each of them follows.
   *
   * @returns when all that is kept is of this content, or the connection is closed
   */
  holdToContent(): Promise<void>;
  /** @returns when the connection is closed */
  follow(listener: (tags: readonly string[]) => void): Promise<void>;
}

/** @returns the purges; a purge that is sent while Redis is away is sent when it is back */
export function createRedisPurges(options: PurgesOptions): RedisPurges {
  const { keys, contentOf, keptFor, patient, listening, onFailure } = options;
  const self = randomUUID();
  const isClosed = () => listening.status === 'end';
  let last: string | undefined;
  const remembered = Math.max(LEAST_REMEMBERED, Math.ceil(keptFor / 1000) + DAY);
  const run = (script: string, tags: readonly string[]) => {
    const values = [self, contentOf(), JSON.stringify(tags), remembered, ...tags];
    return patient.eval(script, 3, keys.purges, keys.purged, keys.content, ...values);
  };

  /** What cannot be taken in now could not be later either: what came after it would never be heard of. */
  function passOn(tags: string, listener: (tags: readonly string[]) => void): void {
    try {
      const dropped = JSON.parse(tags) as string[];
      if (dropped.length > 0) listener(dropped);
    } catch (error) {
      onFailure(error);
    }
  }

  async function takeNext(listener: (tags: readonly string[]) => void): Promise<void> {
    if (last === undefined) {
      const [newest] = await listening.xrevrange(keys.purges, '+', '-', 'COUNT', 1);
      last = newest?.[0] ?? NO_PURGE;
    }
    const streams = await listening.xread('BLOCK', LISTEN_FOR, 'STREAMS', keys.purges, last);
    for (const [id, [, from, , tags = '[]']] of streams?.[0]?.[1] ?? []) {
      if (from !== self) passOn(tags, listener);
      last = id;
    }
  }

  async function insist(step: () => Promise<unknown>): Promise<void> {
    while (!isClosed()) {
      try {
        await step();
        return;
      } catch (error) {
        if (isClosed()) return;
        onFailure(error);
        await delay(AGAIN_AFTER);
      }
    }
  }

  return {
    last: () => last,
    send: (tags) => run(SEND, tags),
    holdToContent: () => insist(() => run(HOLD_TO_CONTENT, [])),
    async follow(listener) {
      while (!isClosed()) await insist(() => takeNext(listener));
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
