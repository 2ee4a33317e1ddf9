/**
 * `npm run image`: builds the container image and proves it, wherever a Docker engine is there. Read-only, not as root, the
 * smoke tests against it, and an end by SIGTERM.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { giveUp } from './lib/giveUp.mjs';
import { ensureInstalled, findNode } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const IMAGE = 'site';
const CONTAINER = 'site-proof';
const PORT = process.env.PORT ?? '3900';
/** Our own layers, above the base image, in bytes. */
const MOST_BYTES = 100 * 1000 * 1000;
const GRACE = 3000;

/** @returns what a docker command prints; throws with its error */
function docker(...args) {
  const { status, stdout, stderr, error } = spawnSync('docker', args, { encoding: 'utf8' });
  if (error ?? status !== 0) throw error ?? new Error(`docker ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

function ownBytes() {
  const rows = docker('history', '--no-trunc', '--human=false', '--format', '{{.Size}} {{.CreatedBy}}', IMAGE).split(
    '\n',
  );
  // The rows are the newest first; ours end where the base image's begin.
  const base = docker(
    'history',
    '--no-trunc',
    '--human=false',
    '--format',
    '{{.Size}} {{.CreatedBy}}',
    'node:24-bookworm-slim',
  );
  const own = rows.slice(0, rows.length - base.split('\n').length);
  return own.reduce((sum, row) => sum + Number(row.split(' ')[0]), 0);
}

async function waitUntilReady() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ready = await fetch(`http://localhost:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await delay(200);
  }
  throw new Error(`The container did not become ready: ${docker('logs', CONTAINER)}`);
}

function check(what, fact) {
  if (!fact) throw new Error(`The image fails: ${what}`);
  console.log(`✓ ${what}`);
}

/** @returns whether a container with these options can write where leads are kept */
function canWrite(...options) {
  const { status } = spawnSync('docker', ['run', '--rm', '--network', 'host', ...options, IMAGE, 'touch', 'var/x']);
  return status === 0;
}

async function prove() {
  // The smoke tests run here, and would be missed only when the image is made, minutes later.
  await ensureInstalled();
  await run('docker', ['build', '--network', 'host', '-t', IMAGE, '.']);
  const bytes = ownBytes();
  check(`own layers are ${(bytes / 1e6).toFixed(1)} MB, at most ${String(MOST_BYTES / 1e6)}`, bytes <= MOST_BYTES);

  const settings = { PORT, ADMIN_PORT: '0', SHUTDOWN_GRACE_MS: String(GRACE) };
  const env = Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  spawnSync('docker', ['rm', '-f', CONTAINER]);
  docker('run', '-d', '--name', CONTAINER, '--network', 'host', '--read-only', '--tmpfs', '/tmp', ...env, IMAGE);
  try {
    await waitUntilReady();
    check('it does not run as root', docker('exec', CONTAINER, 'id', '-u') !== '0');
    check('its user is a number', /^\d+:\d+$/.test(docker('image', 'inspect', '--format', '{{.Config.User}}', IMAGE)));
    check('a user that a cluster chose can keep leads', canWrite('--user', '123456:0'));
    check('its file system is read-only', spawnSync('docker', ['exec', CONTAINER, 'touch', '/site/x']).status !== 0);
    check('node is the first process', docker('exec', CONTAINER, 'cat', '/proc/1/cmdline').startsWith('node'));
    check(
      'there is one Node',
      docker('exec', CONTAINER, 'sh', '-c', 'ls -d node_modules/node-linux* 2>/dev/null | wc -l') === '0',
    );
    await run(findNode(), ['scripts/smoke.ts', `http://localhost:${PORT}`]);
    const start = performance.now();
    docker('kill', '--signal', 'TERM', CONTAINER);
    const code = docker('wait', CONTAINER);
    check(
      `SIGTERM ends it with 0 within the grace (${code})`,
      code === '0' && performance.now() - start < GRACE + 1000,
    );
  } finally {
    spawnSync('docker', ['rm', '-f', CONTAINER]);
  }
  console.log('The image is proven');
}

await prove().catch(giveUp);
