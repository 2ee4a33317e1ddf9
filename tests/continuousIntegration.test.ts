import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** `.ci/run` on a machine that has nothing but what is put here: no Redis, and none to be installed. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ci-'));
  symlinkSync('/usr/bin/dirname', path.join(folder, 'dirname'));
  put('id', 'echo 1000');
  put('npm', 'echo "npm $1, REQUIRE_REDIS=$REQUIRE_REDIS"');
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, line: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/bash\n${line}\n`);
  chmodSync(file, 0o755);
  return file;
}

const run = (env: Readonly<Record<string, string>> = {}) =>
  spawnSync('/bin/bash', ['.ci/run'], { env: { PATH: folder, ...env }, encoding: 'utf8' });

test('without a Redis it ends at once, and says what is missing', () => {
  const { status, stdout, stderr } = run();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('install redis-server');
});

test('with one, on the path or named, the tests that need it may not be skipped', () => {
  const elsewhere = put('another-redis', '');
  expect(run({ REDIS_SERVER: elsewhere }).stdout).toBe('npm test, REQUIRE_REDIS=true\n');
  put('redis-server', '');
  expect(run().stdout).toBe('npm test, REQUIRE_REDIS=true\n');
});
