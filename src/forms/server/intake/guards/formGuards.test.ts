import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFormGuards, type FormGuards } from '#src/forms/server/intake/guards/formGuards.ts';
import { recordingLogger } from '#tests/support/bareApp.ts';
import { describeWithRedis, startRedis, type TestRedis } from '#tests/support/redisServer.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';
import { expectWithin } from '#tests/support/slowdown.ts';

let folder: string;
const opened: FormGuards[] = [];
const open = async (redisUrl?: string, dataDirectory = folder) => {
  const { logger, lines } = recordingLogger();
  const guards = await createFormGuards({ perMinute: 2, seconds: 60, dataDirectory, redisUrl, logger });
  opened.push(guards);
  return { ...guards, lines };
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'guards-'));
});
afterEach(async () => {
  opened.splice(0).forEach((guards) => guards.close());
  await rm(folder, { recursive: true });
});

test('replicas on one disk understand each other’s tokens, and count each for itself', async () => {
  const [first, second] = [await open(), await open()];
  expect(second.timeTrap.isTooFast(first.timeTrap.issue())).toBe(true);
  for (const { rateLimit } of [first, second]) expect([await rateLimit('a'), await rateLimit('a')]).toEqual([0, 0]);
});

test('on a disk that cannot be written the site starts all the same, and says what it lacks', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const { timeTrap, lines } = await open(undefined, path.join(file, 'below'));
  expect(timeTrap.isTooFast(timeTrap.issue())).toBe(true);
  expect(lines.join('')).toContain('ENOTDIR');
});

describeWithRedis('with Redis', () => {
  let redis: TestRedis;
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(() => redis.close());

  test('replicas with disks of their own share tokens and counts', async () => {
    const [first, second] = [
      await open(redis.url, path.join(folder, '1')),
      await open(redis.url, path.join(folder, '2')),
    ];
    expect(second.timeTrap.isTooFast(first.timeTrap.issue())).toBe(true);
    expect([await first.rateLimit('a'), await second.rateLimit('a')]).toEqual([0, 0]);
    expect(await first.rateLimit('a')).toBeGreaterThan(0);
    expect(await second.rateLimit('a')).toBeGreaterThan(0);
  });

  test('while Redis hangs or is away each process counts for itself, and nobody waits', async () => {
    const { rateLimit } = await open(redis.url);
    expect(await rateLimit('a')).toBe(0);
    redis.signal('SIGSTOP');
    const start = performance.now();
    const answers = [await rateLimit('b'), await rateLimit('b'), await rateLimit('b')];
    expect(answers.map((seconds) => seconds > 0)).toEqual([false, false, true]);
    expectWithin(performance.now() - start, 1000);
    redis.signal('SIGCONT');
    await waitUntil(async () => (await rateLimit('c')) === 0);
  });

  test('without a Redis that answers the start takes the key of the disk', async () => {
    const first = await open('redis://127.0.0.1:1');
    const second = await open();
    expect(second.timeTrap.isTooFast(first.timeTrap.issue())).toBe(true);
    expect(await first.rateLimit('a')).toBe(0);
  });
});
