import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createStandInSite } from '#tests/support/standInSite.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cut-off-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts the smoke test with a browser of its own, in a temporary folder of its own, and sends a signal while pages are open. */
async function cutOff(origin: string, report: string, signal: NodeJS.Signals) {
  const env = { ...process.env, BROWSER_ENDPOINT: undefined, SITE_ORIGIN: '', TMPDIR: folder };
  const args = ['scripts/smoke.ts', origin, '--report', report];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (said: Buffer) => {
    if (said.includes('in a browser …')) setTimeout(() => child.kill(signal), 500);
  });
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { code, err };
}

/** @returns the command lines of all processes that name the folder: a browser names its profile */
async function listUsers(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes(folder));
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a run that %s cuts off tells what it knows, and leaves nothing behind', async (signal, exitCode) => {
  const site = await createStandInSite(['server', 'chunk']);
  const report = path.join(folder, 'report');
  const { code, err } = await cutOff(site.origin, report, signal);
  expect(code).toBe(exitCode);
  expect(err).toContain(`✗ ${site.origin}/server (status 500, `);
  expect(err).toContain(`✗ ${site.origin} (the run)\n    it was cut off by ${signal}`);
  const written = await Promise.all(
    ['index.html', 'junit.xml'].map((name) => readFile(path.join(report, name), 'utf8')),
  );
  for (const said of written) expect(said).toContain(`it was cut off by ${signal}`);
  expect(await readdir(folder)).toEqual(['report']);
  expect(await listUsers()).toEqual([]);
  await site.close();
});
