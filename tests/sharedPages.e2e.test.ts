import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describeWithRedis, startRedis, type TestRedis } from '#tests/support/redisServer.ts';
import { ask } from '#tests/support/serve.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** What a process finds in Redis of those that ran before it. */

describeWithRedis('a site that starts with pages of others in Redis', () => {
  let redis: TestRedis;
  let folder: string;
  let site: RunningSite | undefined;

  beforeAll(async () => {
    [redis, folder] = await Promise.all([startRedis(), mkdtemp(path.join(os.tmpdir(), 'shared-pages-'))]);
    cpSync('content', folder, { recursive: true });
  });
  afterAll(async () => {
    await site?.stop('SIGKILL');
    await redis.close();
    await rm(folder, { recursive: true });
  });

  const start = async (env: Readonly<Record<string, string>> = {}) =>
    (site = await startSite({ REDIS_URL: redis.url, PAGE_TTL: '600', SHUTDOWN_GRACE_MS: '500', ...env }));
  const get = ({ port }: RunningSite) => ask(port, '/contacts', { headers: { Host: 'localhost' } });

  test('takes them, unless the content was changed while none ran', async () => {
    const first = await start({ CONTENT_DIR: folder });
    await get(first);
    await waitUntil(async () => (await get(first)).headers['x-cache'] === 'HIT');
    await first.stop();

    const next = await start({ CONTENT_DIR: folder });
    expect((await get(next)).headers['x-cache']).toBe('HIT');
    await next.stop();

    const file = path.join(folder, 'pages/contacts/en.yaml');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^title: .*$/m, 'title: Edited meanwhile'));
    const last = await start({ CONTENT_DIR: folder });
    expect((await get(last)).body).toContain('Edited meanwhile');
    await waitUntil(async () => (await get(last)).headers['x-cache'] === 'HIT');
    await last.stop();

    // As often as it starts with that, nothing is made anew for it.
    const again = await start({ CONTENT_DIR: folder });
    const { headers, body } = await get(again);
    expect([headers['x-cache'], body.includes('Edited meanwhile')]).toEqual(['HIT', true]);
  });
});
