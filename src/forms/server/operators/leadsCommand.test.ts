import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import type { LeadStore } from '#src/forms/server/Lead.ts';
import type { LeadAdmin } from '#src/forms/server/operators/leadsAdmin.ts';
import { LeadsCommandError, runLeadsCommand } from '#src/forms/server/operators/leadsCommand.ts';
import { createQueueAdmin } from '#src/forms/server/keeping/redis/queueAdmin.ts';
import { queueKeys } from '#src/forms/server/keeping/redis/queueKeys.ts';
import { createQueueLeads } from '#src/forms/server/keeping/redis/queueLeads.ts';
import { createQueueLists } from '#src/forms/server/keeping/redis/queueLists.ts';
import { createSpoolAdmin } from '#src/forms/server/keeping/disk/spoolAdmin.ts';
import { PLANTED, recordingTrace, takeIn, testLead } from '#tests/support/leadParts.ts';
import { describeWithRedis } from '#tests/support/redisServer.ts';
import { createTestQueues } from '#tests/support/testQueue.ts';
import { createTestSpools, FAILED } from '#tests/support/testSpool.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the command prints; what it throws is its last line. */
async function run(admin: LeadAdmin, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const now = () => Date.parse('2026-09-03T12:00:00Z');
  await runLeadsCommand(args, { admins: [admin], print: (line) => lines.push(line), now }).catch((error: unknown) => {
    lines.push((error as Error).message);
  });
  return lines;
}

const plain = testLead({ id: 'lead-plain', receivedAt: '2026-09-03T11:59:20Z' });
const career = testLead({ id: 'lead-career', form: 'career', receivedAt: '2026-08-31T12:00:00Z' });
const trapped = testLead({ id: 'lead-trapped', receivedAt: '2026-09-03T07:00:00Z', quarantine: 'honeypot' });

async function fill(store: LeadStore) {
  await takeIn(store, plain);
  await takeIn(store, career, [Buffer.from('curriculum')]);
  await takeIn(store, trapped);
}

interface Place {
  readonly store: LeadStore;
  readonly admin: LeadAdmin;
  /** Takes the files of a lead away, and nothing else. */
  readonly loseFiles: (id: string) => Promise<unknown>;
}

const due = (count: number) => expect.stringContaining(`${String(count)} leads are due now`) as string;

/** The same for both places; each opens a store, and the admin beside it. */
function proveCommands(open: (deliver?: Deliver) => Promise<Place>) {
  test('list says id, form, age, tries and state of each, and nothing of what was sent', async () => {
    const { store, admin } = await open();
    await fill(store);
    const lines = await run(admin, 'list');
    const words = lines.map((line) => line.split(/ {2,}/).map((word) => word.trim()));
    expect(words.slice(0, -1).sort()).toEqual([
      ['lead-career', 'career', '3d', '0', 'waiting'],
      ['lead-plain', 'contact', '40s', '0', 'waiting'],
      ['lead-trapped', 'contact', '5h', '0', 'quarantined (honeypot)'],
    ]);
    expect(lines.at(-1)).toBe('3 leads');
    expect(lines.join('\n')).not.toContain(PLANTED);
  });

  test('list --show says what was sent', async () => {
    const { store, admin } = await open();
    await fill(store);
    const text = (await run(admin, 'list', '--show')).join('\n');
    expect(text).toContain(`email: ${PLANTED}`);
    expect(text).toContain('cv[file]: curriculum.pdf, 10 bytes');
  });

  test('list --show shows what a visitor typed for the terminal to obey, or to pass for a line of the list', async () => {
    const { store, admin } = await open();
    const message = 'Hello,\r\nlead-forged  contact  3d  0  dead\u001B[2J\u202Elive';
    await takeIn(store, testLead({ fields: [['message', message]] }));
    const [, ...lines] = await run(admin, 'list', '--show');
    expect(lines[0]).toBe('    message: Hello,\n        lead-forged  contact  3d  0  dead\\u001b[2J\\u202elive');
  });

  test('export writes every lead and its files, for its owner only, and into no folder that holds something', async () => {
    const { store, admin } = await open();
    await fill(store);
    const target = path.join(folder, 'out');
    expect(await run(admin, 'export', target)).toEqual([`3 leads in ${target}`]);
    const text = await readFile(path.join(target, 'leads.jsonl'), 'utf8');
    const leads = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; files: { path: string }[] });
    expect(leads.map(({ id }) => id).sort()).toEqual(['lead-career', 'lead-plain', 'lead-trapped']);
    const [file] = leads.find(({ id }) => id === 'lead-career')?.files ?? [];
    expect(file?.path).toBe(path.join('lead-career', '1-curriculum.pdf'));
    expect(await readFile(path.join(target, file?.path ?? ''), 'utf8')).toBe('curriculum');
    for (const name of ['leads.jsonl', file?.path ?? ''])
      expect((await stat(path.join(target, name))).mode & 0o777).toBe(0o600);
    expect((await stat(target)).mode & 0o777).toBe(0o700);
    expect(await run(admin, 'export', target)).toEqual([`${target} is not empty`]);
  });

  test.each([
    [`${'я'.repeat(146)}.pdf`, `${'я'.repeat(124)}.pdf`],
    [`я.${'я'.repeat(146)}`, `я.${'я'.repeat(125)}`],
  ])('export shortens a name that no file system takes, and has it whole in its line: %s', async (name, short) => {
    const { store, admin } = await open();
    await takeIn(store, career, [Buffer.from('curriculum')], name);
    const target = path.join(folder, 'out');
    expect(await run(admin, 'export', target)).toEqual([`1 leads in ${target}`]);
    const { files } = JSON.parse(await readFile(path.join(target, 'leads.jsonl'), 'utf8')) as { files: unknown[] };
    const file = path.join('lead-career', `1-${short}`);
    expect(files).toEqual([expect.objectContaining({ name, path: file })]);
    expect(await readFile(path.join(target, file), 'utf8')).toBe('curriculum');
  });

  test('list and export leave out what was not asked for', async () => {
    const { store, admin } = await open();
    await fill(store);
    expect(await run(admin, 'list', '--quarantined')).toEqual([expect.stringMatching(/^lead-trapped /), '1 leads']);
    const target = path.join(folder, 'out');
    expect(await run(admin, 'export', target, '--quarantined', '--dead')).toEqual([`1 leads in ${target}`]);
    const line = await readFile(path.join(target, 'leads.jsonl'), 'utf8');
    expect(JSON.parse(line)).toMatchObject({ id: 'lead-trapped', status: 'quarantined' });
  });

  test('export has the words of a lead whose files are gone meanwhile, and names them', async () => {
    const { store, admin, loseFiles } = await open();
    await fill(store);
    await loseFiles('lead-career');
    const target = path.join(folder, 'out');
    const [count, problem] = await run(admin, 'export', target);
    expect([count, problem?.split('\n').slice(1)]).toEqual([`3 leads in ${target}`, ['lead-career: curriculum.pdf']]);
    expect(await readdir(path.join(target, 'lead-career'))).toEqual([]);
    const text = await readFile(path.join(target, 'leads.jsonl'), 'utf8');
    expect(text).toContain('"files":[{"field":"cv[file]","name":"curriculum.pdf","type":"application/pdf","size":10}]');
  });

  test('retry frees what is in quarantine, by flag or by id, and names what is not there', async () => {
    const { store, admin } = await open();
    await fill(store);
    expect(await run(admin, 'retry', '--dead')).toEqual([due(0)]);
    expect(await run(admin, 'retry', '--quarantined')).toEqual([due(1)]);
    expect((await run(admin, 'list')).join('\n')).not.toContain('quarantined');
    expect(await run(admin, 'retry', 'lead-plain', 'lead-gone')).toEqual([
      due(1),
      'lead-gone: there is no such lead, or it has been delivered',
    ]);
  });

  test('retry leaves a lead to whoever is delivering it, and says so', async () => {
    const { store, admin } = await open(
      (_lead, _open, signal) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve(FAILED), { once: true })),
    );
    await takeIn(store, plain);
    await waitUntil(async () => (await run(admin, 'list')).join('\n').includes('delivering'));
    expect(await run(admin, 'retry', plain.id)).toEqual([
      due(0),
      'lead-plain: it is being delivered just now, or has been',
    ]);
  });
}

describe('on the disk', () => {
  let spools: ReturnType<typeof createTestSpools>;
  beforeEach(() => {
    spools = createTestSpools();
  });
  afterEach(() => spools.close());

  proveCommands(async (deliver) => ({
    store: (await spools.open(deliver)).store,
    admin: createSpoolAdmin(spools.directory),
    async loseFiles(id) {
      const lead = path.join(spools.directory, 'pending', id);
      for (const name of await readdir(lead)) if (name.startsWith('file-')) await rm(path.join(lead, name));
    },
  }));

  test('a folder that is not there holds no leads', async () => {
    expect(await run(createSpoolAdmin(path.join(folder, 'none')), 'list')).toEqual(['0 leads']);
    expect(await readdir(folder)).toEqual([]);
  });

  test('a lead that cannot be read is listed and exported as such', async () => {
    const broken = path.join(spools.directory, 'pending', 'lead-broken');
    await mkdir(broken, { recursive: true });
    await writeFile(path.join(broken, 'lead.json'), '{');
    await writeFile(path.join(broken, 'dead'), '');
    const admin = createSpoolAdmin(spools.directory);
    expect((await run(admin, 'list'))[0]).toMatch(/^lead-broken +unreadable +\? +0 +dead$/);
    await run(admin, 'export', path.join(folder, 'out'));
    const line = await readFile(path.join(folder, 'out/leads.jsonl'), 'utf8');
    expect(JSON.parse(line)).toEqual({ id: 'lead-broken', status: 'dead', attempts: 0 });
  });

  test.each([
    [[]],
    [['lits']],
    [['list', 'more']],
    [['export']],
    [['export', 'a', 'b']],
    [['retry']],
    [['list', '--all']],
    [['export', 'a', '--show']],
  ])('%j is no command: it says which there are', async (args) => {
    const admin = createSpoolAdmin(spools.directory);
    const attempt = runLeadsCommand(args, { admins: [admin], print: () => undefined });
    await expect(attempt).rejects.toThrow(LeadsCommandError);
    await expect(attempt).rejects.toThrow('npm run leads -- list');
  });
});

describeWithRedis('in Redis', () => {
  let queues: Awaited<ReturnType<typeof createTestQueues>>;
  let admin: LeadAdmin;
  beforeEach(async () => {
    queues = await createTestQueues();
    admin = await createQueueAdmin(queues.redis.url, recordingTrace().logger);
  });
  afterEach(async () => {
    await admin.close();
    await queues.close();
  });

  proveCommands(async (deliver) => ({
    store: (await queues.open(deliver)).store,
    admin,
    loseFiles: async () => queues.client.del(...(await queues.client.keys(queueKeys.file('*')))),
  }));

  test('what is delivered while it is made due is not due again, and what waits is handed over if that is cut off', async () => {
    const { store } = await queues.open();
    await takeIn(store, plain);
    const lists = createQueueLists(queues.client);
    // The store hands it over, and takes it out of the outbox, behind its answer.
    await waitUntil(async () => (await queues.client.exists(queueKeys.outbox)) === 0);
    expect([await lists.secure(plain.id), await lists.secure('lead-gone')]).toEqual([true, false]);
    expect(await queues.client.zrange(queueKeys.outbox, 0, -1)).toEqual([plain.id]);
    await queues.client.del(queueKeys.outbox);
    const came = await queues.client.zscore(queueKeys.pending, plain.id);
    expect(await lists.revive(plain.id)).toBe(true);
    expect(await queues.client.zrange(queueKeys.outbox, 0, -1)).toEqual([plain.id]);
    expect(await queues.client.zscore(queueKeys.pending, plain.id)).toBe(came);
    const leads = createQueueLeads(queues.client);
    expect(await leads.expire(plain.id)).toBe(false);
    await leads.markDelivered(plain);
    expect(await lists.revive(plain.id)).toBe(false);
    expect(await lists.ids('pending')).toEqual([]);
  });

  test('a Redis that is not there is said to be', async () => {
    const attempt = createQueueAdmin('redis://127.0.0.1:1', recordingTrace().logger);
    await expect(attempt).rejects.toThrow('Redis does not answer at REDIS_URL');
  });
});
