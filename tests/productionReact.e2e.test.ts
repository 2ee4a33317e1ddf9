import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ask } from '#tests/support/serve.ts';
import { startSite } from '#tests/support/startSite.ts';

/** Says at the end which of React's builds have run. Node lists others too, whose exports it has only read. */
const WITNESS = `
  import { Module } from 'node:module';
  process.on('exit', () => {
    const ran = Object.values(Module._cache).filter(({ loaded, filename }) => loaded && filename.includes('/cjs/react'));
    console.log('RAN ' + ran.map(({ filename }) => filename.slice(filename.lastIndexOf('/') + 1)).join(' '));
  });`;

test('without NODE_ENV the site runs React’s production build, as its own default says', async () => {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'production-react-'));
  const site = await startSite({
    NODE_ENV: '',
    DATA_DIR: dataDirectory,
    SHUTDOWN_GRACE_MS: '200',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WITNESS)}`,
  });
  expect((await ask(site.port, '/platform/voice', { headers: { Host: 'localhost' } })).status).toBe(200);
  await site.stop();
  const [, ran = ''] = /^RAN (.*)$/m.exec(site.output()) ?? [];
  expect(ran).toContain('react-dom-server.node.production.js');
  expect(ran).not.toContain('development');
  await rm(dataDirectory, { recursive: true });
});
