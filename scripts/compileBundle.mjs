/** Part of `npm run build`: starts the server in this process and asks for pages, and keeps what V8 has compiled for them. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { root } from './lib/install.mjs';
import { putInPlace } from '../src/server/boot/putInPlace.ts';

/** The first page, and those whose own code is the most: who opens them first would wait until it is compiled. */
const PAGES = ['/', '/pricing', '/legal/privacy/changes', '/contacts', '/blog'];

const data = await mkdtemp(path.join(os.tmpdir(), 'compile-bundle-'));
Object.assign(process.env, {
  HOST: '127.0.0.1',
  PORT: '0',
  ADMIN_PORT: '0',
  LOG_LEVEL: 'error',
  DATA_DIR: data,
});
// The content of this build, and no upstream: the environment of who builds is not that of who serves.
for (const name of [
  'SITE',
  'CONTENT_DIR',
  'CMS_ORIGIN',
  'ENGLISH_SITE_ORIGIN',
  'DOCS_API_ORIGIN',
  'PRICES_ORIGIN',
  'PRICES_BUCKET_ORIGIN',
  'FORMS_ORIGIN',
  'REDIS_URL',
  'COUNTRY_DATABASE',
])
  delete process.env[name];

const server = path.join(root, 'dist/server.js');
const requireFrom = createRequire(server);
const { begin, COMPILED } = requireFrom(server);
const listening = hearOrigin();
const { compile } = begin(requireFrom);
const origin = await listening;
for (const address of PAGES) {
  const page = await fetch(origin + address);
  await page.text();
  // An editor may have taken one of them away: then there is no code of it to wait for.
  if (!page.ok && (page.status !== 404 || address === '/'))
    throw new Error(`${address} answered ${String(page.status)}`);
}
await putInPlace(COMPILED, compile());
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
// At once: nobody is served, and a server that ends in order has a time to do it in, which a busy machine lets pass.
process.exit();

/** @returns {Promise<string>} where the server says that it listens */
function hearOrigin() {
  const { log } = console;
  return new Promise((resolve) => {
    console.log = (line) => {
      console.log = log;
      resolve(/http:\S+/.exec(line)[0].replace('localhost', '127.0.0.1'));
    };
  });
}
