import path from 'node:path';
import { createLeads } from '#src/forms/server/keeping/leads.ts';
import type { LeadKeeper } from '#src/forms/server/keeping/leadsKeeper.ts';
import { createRecovering } from '#src/forms/server/keeping/leadsRecovery.ts';
import { recordingTrace, takeIn, testLead } from '#tests/support/leadParts.ts';
import { describeWithRedis } from '#tests/support/redisServer.ts';
import { createTestQueues } from '#tests/support/testQueue.ts';
import { createTestSpools } from '#tests/support/testSpool.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

let spools: ReturnType<typeof createTestSpools>;
beforeEach(() => {
  spools = createTestSpools();
});
afterEach(() => spools.close());

/** A disk that is full for the first so many times that it is asked. */
function createDisk(failures: number) {
  let asked = 0;
  const open = async (): Promise<LeadKeeper> => {
    asked += 1;
    if (asked <= failures) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return (await spools.open()).spool;
  };
  return { open, asked: () => asked };
}

test('with a full disk the site starts, says so, and refuses leads', async () => {
  const { trace, lines } = recordingTrace();
  const keeper = await createRecovering(createDisk(Infinity).open, trace);
  expect(lines.join('')).toContain('ENOSPC');
  await expect(keeper.store.open()).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(keeper.backlog()).rejects.toThrow('cannot be opened');
  await keeper.close(0);
});

/** What the site keeps leads with, over a folder that can be none. */
async function openWithout(dataDirectory: string, redisUrl?: string, origin?: string) {
  const { logger, counters, lines } = recordingTrace();
  const rest = { retentionDays: 1, spaceLimit: 1e9, logger, counters, origin };
  return { keeper: await createLeads({ dataDirectory, redisUrl, ...rest }), said: () => lines.join('') };
}

test('of a folder that cannot be made, variable and folder are told', async () => {
  const { keeper, said } = await openWithout('/proc/none');
  expect(said()).toContain('No leads can be kept in /proc/none/leads: see DATA_DIR');
  await expect(keeper.store.open()).rejects.toThrow('see DATA_DIR');
  await keeper.close(0);
});

test('beside Redis a folder that is none is told of, and keeps the site from nothing', async () => {
  const { keeper, said } = await openWithout(import.meta.filename, 'redis://127.0.0.1:1');
  expect(said()).toContain(`Whether leads wait in ${import.meta.filename}/leads cannot be read: see DATA_DIR`);
  await keeper.close(0);
});

describeWithRedis('where Redis takes the place of the disk', () => {
  test('what is still on the disk is looked after as before, and what comes in goes to Redis', async () => {
    const [old, fresh] = [testLead(), testLead()];
    const trapped = testLead({ quarantine: 'honeypot' });
    const before = await spools.open();
    for (const lead of [old, trapped]) await takeIn(before.store, lead);
    await before.spool.close(0);
    const queues = await createTestQueues();
    const { keeper, said } = await openWithout(path.dirname(spools.directory), queues.redis.url, 'http://127.0.0.1:1');
    for (const lead of [fresh, testLead({ quarantine: 'tooFast' })]) await takeIn(keeper.store, lead);
    expect(await keeper.backlog()).toMatchObject({ pending: 2, quarantined: 2, dead: 0 });
    expect(await spools.left('pending')).toEqual([old.id, trapped.id].sort());
    await waitUntil(() =>
      [old, fresh].every(({ id }) => said().includes(`"lead":"${id}","form":"contact","attempts":1`)),
    );
    await keeper.close(0);
    await queues.close();
  });
});

test('once there is room, the next lead is taken', async () => {
  const keeper = await createRecovering(createDisk(1).open, recordingTrace().trace);
  expect(await takeIn(keeper.store)).toBe('accepted');
  await keeper.close(0);
});

test('what was kept before is looked after without a new lead, and the store is opened once', async () => {
  const disk = createDisk(2);
  const keeper = await createRecovering(disk.open, recordingTrace().trace, 20);
  await waitUntil(() => disk.asked() === 3);
  await Promise.all([keeper.store.open(), keeper.store.open()]);
  expect(disk.asked()).toBe(3);
  await keeper.close(0);
});
