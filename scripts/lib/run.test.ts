import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Two commands that never end, beside each other as the parts of a build; each says who it is. */
const SCRIPT = `
  const { run } = await import('./scripts/lib/run.mjs');
  const command = ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'];
  await Promise.allSettled([run(process.execPath, command), run(process.execPath, command)]);
  console.log('went on');`;

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['SIGTERM', 'SIGINT'] as const)('%s to who runs commands ends them, and him', async (signal) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const pids = () => said.split('\n').filter(Boolean).map(Number);
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (pids().length === 2) break;
  }
  const ended = once(child, 'exit');
  child.kill(signal);
  expect(await ended).toEqual([null, signal]);
  expect(pids().map(isThere)).toEqual([false, false]);
});
