import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Redis } from 'ioredis';
import { createLeadUpstream, MOODS, type Arrival } from '#tests/support/leadUpstream.ts';
import { createMortalSite, type MortalSite } from '#tests/support/mortalSite.ts';
import { describeWithRedis, startRedis, type TestRedis } from '#tests/support/redisServer.ts';
import { seeded } from '#tests/support/seeded.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** No acknowledged lead is lost, whatever the provider does and however often the site is killed (DESIGN part 8). */

const LEADS = 1000;
const VISITORS = 8;
const KILLS = 12;
/** Before a visitor tries again, in ms: each try while the site is dead takes from it what it needs to start. */
const RETRY_PAUSE = 250;
const MINUTE = 60_000;

jest.setTimeout(6 * MINUTE);

interface TestLead {
  readonly id: string;
  readonly file: Buffer | undefined;
}

const createTestLeads = (random: () => number): TestLead[] =>
  Array.from({ length: LEADS }, (_, index) => {
    const size = Math.floor(random() * 150_000);
    const id = `lead-${String(index).padStart(4, '0')}-${Math.floor(random() * 1e9).toString(36)}`;
    return { id, file: index % 4 === 0 ? Buffer.alloc(size, id) : undefined };
  });

/** One try of a visitor's browser. @returns whether the site has said that it has the lead */
async function send(site: MortalSite, { id, file }: TestLead): Promise<boolean> {
  const query = new URLSearchParams({ id, ...(file && { size: String(file.length) }) });
  try {
    const answer = await fetch(`${site.origin()}/?${query.toString()}`, {
      method: 'POST',
      body: file ? new Uint8Array(file) : null,
      signal: AbortSignal.timeout(5000),
    });
    await answer.text();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** All visitors send their leads, and send again what was not acknowledged, as the browser does. */
async function sendAll(site: MortalSite, leads: readonly TestLead[], onProgress: (sent: number) => void) {
  const queue = [...leads];
  const acknowledged = new Set<string>();
  let refused = 0;
  const visitor = async () => {
    for (let lead = queue.shift(); lead; lead = queue.shift()) {
      while (!(await send(site, lead))) {
        refused += 1;
        await delay(RETRY_PAUSE);
      }
      acknowledged.add(lead.id);
      onProgress(acknowledged.size);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return { acknowledged, refused };
}

/** In each life of the site so many leads come in at least: a slow machine would else spend its time on starting it. */
const LEADS_A_LIFE = Math.floor(LEADS / KILLS);

/** Kills the site at random moments while leads come in, and then while they go out. */
async function haunt(site: MortalSite, random: () => number, { sending, sent }: Sending): Promise<number> {
  const state = { over: false };
  const ended = sending.then(() => (state.over = true));
  let kills = 0;
  while (!state.over || kills < KILLS) {
    const before = sent();
    await delay(100 + random() * 700);
    await waitUntil(() => state.over || sent() >= before + LEADS_A_LIFE, MINUTE);
    await site.kill();
    kills += 1;
    await site.live();
  }
  await ended;
  return kills;
}

interface Sending {
  readonly sending: Promise<unknown>;
  /** How many leads were acknowledged so far. */
  readonly sent: () => number;
}

async function proveThatNoneIsLost(options: Readonly<Record<string, unknown>>, seed: number) {
  const random = seeded(seed);
  const upstream = await createLeadUpstream();
  const site = await createMortalSite({ ...options, origin: upstream.origin });
  const leads = createTestLeads(random);

  // It turns with the leads that have come in, so that each mood meets a part of them on any machine.
  let turning = Promise.resolve();
  let turned = 0;
  let sent = 0;
  const sending = sendAll(site, leads, (count) => {
    sent = count;
    const due = Math.floor((sent / LEADS) * MOODS.length * 2);
    if (due > turned && due < MOODS.length * 2) turning = turning.then(() => upstream.turn(MOODS[due % MOODS.length]!));
    turned = Math.max(turned, due);
  });
  await upstream.turn('fails');
  const kills = await haunt(site, random, { sending, sent: () => sent });
  const { acknowledged, refused } = await sending;
  await turning.then(() => upstream.turn('works'));

  const missing = () => [...acknowledged].filter((id) => !upstream.arrivals.has(id));
  await waitUntil(() => missing().length === 0, MINUTE / 2).catch(() => undefined);
  await delay(500);
  return { upstream, site, leads, acknowledged, refused, kills, missing: missing() };
}

type End = Awaited<ReturnType<typeof proveThatNoneIsLost>>;

/** @returns whether that lead arrived, and all of it */
function isOf({ id, file }: TestLead, { path: address, fields, files }: Arrival): boolean {
  const cv = files.get('cv[file]');
  return (
    address === (file ? '/forms/career' : '/forms/contact') &&
    isDeepStrictEqual(fields, [['email', `${id}@example.com`]]) &&
    (file && cv ? file.equals(cv) : file === cv)
  );
}

function expectAllArrived({ upstream, leads, acknowledged, missing, kills, refused }: End): void {
  expect(acknowledged.size).toBe(LEADS);
  expect(missing).toEqual([]);
  // Exactly those, each under its own key: what came twice came under the same.
  expect([...upstream.arrivals.keys()].sort()).toEqual(leads.map(({ id }) => id).sort());
  const isBroken = (lead: TestLead) => !upstream.arrivals.get(lead.id)!.every((arrival) => isOf(lead, arrival));
  expect(leads.filter(isBroken).map(({ id }) => id)).toEqual([]);
  // The storm has happened: else this proves nothing.
  expect(kills).toBeGreaterThanOrEqual(KILLS);
  expect(refused).toBeGreaterThan(0);
  expect([...upstream.met].sort()).toEqual([...MOODS].sort());
}

describe('on the disk', () => {
  let dataDirectory = '';
  beforeEach(() => {
    dataDirectory = mkdtempSync(path.join(tmpdir(), 'leads-'));
  });
  afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

  test('1,000 acknowledged leads all arrive, over kills and a provider that fails in every way', async () => {
    const end = await proveThatNoneIsLost({ dataDirectory }, 20_260_901);
    try {
      expectAllArrived(end);
      const left = (name: string) => readdir(path.join(dataDirectory, 'leads', name));
      await waitUntil(async () => (await left('pending')).length === 0);
      // Of all the lives only the last has a folder still, without drafts in it.
      await waitUntil(async () => (await left('incoming')).length === 1);
      const [owner] = await left('incoming');
      expect(await left(path.join('incoming', owner!))).toEqual(['alive']);
    } finally {
      await end.site.kill();
      await end.upstream.close();
    }
  });
});

describeWithRedis('in Redis', () => {
  let dataDirectory = '';
  let redis: TestRedis;
  beforeEach(async () => {
    dataDirectory = mkdtempSync(path.join(tmpdir(), 'leads-'));
    redis = await startRedis();
  });
  afterEach(async () => {
    await redis.close();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  test('1,000 acknowledged leads all arrive, over kills and a provider that fails in every way', async () => {
    const end = await proveThatNoneIsLost({ dataDirectory, redisUrl: redis.url }, 20_260_902);
    try {
      expectAllArrived(end);
      const client = new Redis(redis.url);
      const isOfALead = (key: string) => !/^\{leads\}:(done|delivery):/.test(key);
      // What came of an upload when the site was killed expires; nothing else is there but ids.
      await waitUntil(async () => {
        const kept = (await client.keys('{leads}:*')).filter(isOfALead);
        return (await Promise.all(kept.map((key) => client.ttl(key)))).every((age) => age > 0);
      });
      client.disconnect();
    } finally {
      await end.site.kill();
      await end.upstream.close();
    }
  });
});
