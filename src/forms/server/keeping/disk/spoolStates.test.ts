import { mkdir, readFile, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { UNTRIED, type DeliveryState } from '#src/forms/server/delivery/deliveryBackoff.ts';
import type { Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import { createSpoolAdmin } from '#src/forms/server/keeping/disk/spoolAdmin.ts';
import { spoolFolders } from '#src/forms/server/keeping/disk/spoolFiles.ts';
import { createSpoolLeads } from '#src/forms/server/keeping/disk/spoolLeads.ts';
import { createSpoolStates } from '#src/forms/server/keeping/disk/spoolStates.ts';
import { takeIn, testLead } from '#tests/support/leadParts.ts';
import { createTestSpools, FAILED, RULES } from '#tests/support/testSpool.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

let spools: ReturnType<typeof createTestSpools>;
beforeEach(() => {
  spools = createTestSpools();
});
afterEach(() => spools.close());

const lead = testLead();
/** A folder under the name of the file to be written stands in for a full disk: the same call fails, for anybody. */
const obstacle = () => path.join(spools.directory, 'pending', lead.id, 'state.json.tmp');
const stateOnDisk = async () =>
  JSON.parse(
    await readFile(path.join(spools.directory, 'pending', lead.id, 'state.json'), 'utf8'),
  ) as Partial<DeliveryState>;

/** Fails, from its first try on with a disk that takes no state. */
function failingDelivery() {
  const tried: number[] = [];
  const deliver: Deliver = async () => {
    tried.push(Date.now());
    if (tried.length === 1) await mkdir(obstacle());
    return FAILED;
  };
  return { deliver, tried };
}

interface Line {
  readonly msg: string;
  readonly attempts?: number;
}
const said = (lines: readonly string[], message: string) =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg.includes(message));

test('tries are counted and pauses grow while no state can be written; it is told once, and written when there is room', async () => {
  const { deliver, tried } = failingDelivery();
  const { store, lines } = await spools.open(deliver, { rules: { ...RULES, firstPause: 100, longestPause: 60_000 } });
  await takeIn(store, lead);
  await waitUntil(() => tried.length === 4);
  await waitUntil(() => said(lines, 'not delivered').length === 4);
  expect(said(lines, 'not delivered').map(({ attempts }) => attempts)).toEqual([1, 2, 3, 4]);
  expect((tried[3] ?? 0) - (tried[2] ?? 0)).toBeGreaterThanOrEqual(195);
  expect(said(lines, 'the store of leads has a problem')).toHaveLength(1);
  await rmdir(obstacle());
  await waitUntil(async () => (await spools.left('pending', lead.id)).includes('state.json'));
  expect(await stateOnDisk()).toMatchObject({ attempts: 4, firstTriedAt: expect.any(Number) as number });
  expect(tried).toHaveLength(4);
});

test('a lead whose state cannot be written is given up after its time all the same', async () => {
  const { deliver } = failingDelivery();
  const { store, lines } = await spools.open(deliver, { rules: { ...RULES, deadAfter: 100 } });
  await takeIn(store, lead);
  await waitUntil(async () => (await spools.left('pending', lead.id)).includes('dead'));
  expect(said(lines, 'given up')).toHaveLength(1);
});

test('a state that an operator has written meanwhile counts', async () => {
  const { store, trace } = await spools.open();
  await takeIn(store, lead);
  const states = createSpoolStates(createSpoolLeads(spoolFolders(spools.directory)), trace);
  await mkdir(obstacle());
  await states.write(lead.id, { attempts: 3, firstTriedAt: 1, nextAt: 2 });
  expect(await states.read(lead.id)).toMatchObject({ attempts: 3 });
  await rmdir(obstacle());
  expect(await createSpoolAdmin(spools.directory).retry(lead.id)).toBe(true);
  await states.flush();
  expect([await states.read(lead.id), await stateOnDisk()]).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
});

test('the state of a lead that another process has taken away is no fault, and not kept', async () => {
  const { trace, lines } = await spools.open();
  const states = createSpoolStates(createSpoolLeads(spoolFolders(spools.directory)), trace);
  await states.write(lead.id, { attempts: 3, firstTriedAt: 1, nextAt: 2 });
  expect([await states.read(lead.id), lines]).toEqual([UNTRIED, []]);
});
