import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createLog, type SiteLog } from '#src/server/boot/createLog.ts';

/** A library prints as it likes. */
const library: Pick<Console, 'warn' | 'error'> = globalThis.console;

let written: string[];
let log: SiteLog;
const lines = () =>
  written.flatMap((text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; level: number }),
  );
const messages = () => lines().map(({ msg }) => msg);

beforeEach(() => {
  written = [];
  log = createLog('info', { write: (line) => written.push(line) });
});
afterEach(() => log.close());

test('lines wait until the process has said where it listens, then come in their order', () => {
  log.logger.warn('first');
  log.logger.info('second');
  expect(written).toEqual([]);
  log.release();
  log.logger.warn('third');
  expect(messages()).toEqual(['first', 'second', 'third']);
});

test('what a library prints becomes a line of the log, of its weight', () => {
  log.release();
  library.warn('IMPORTANT! Eviction policy is %s.', 'allkeys-lru');
  library.error(new Error('broken'));
  expect(messages()[0]).toBe('IMPORTANT! Eviction policy is allkeys-lru.');
  expect(messages()[1]).toContain('Error: broken');
  expect(lines().map(({ level }) => level)).toEqual([40, 50]);
});

test('of an error only what it is and says is written, however it comes: what was refused hangs on it', () => {
  const refused = (message: string) =>
    Object.assign(new Error(message), { code: 'EREFUSED', command: { args: ['{"email":"ada@planted.example"}'] } });
  log.release();
  log.logger.error({ err: refused('one') }, 'by itself');
  log.logger.error(refused('two'));
  log.logger.error({ err: new AggregateError([refused('three')], 'several') }, 'in others');
  log.logger.error({ err: new Error('outside', { cause: refused('four') }) }, 'as a cause');
  library.error('and', refused('five'));
  library.error(refused('six'));
  log.logger.error({ err: 'no error' }, 'by name');
  const text = written.join('');
  for (const said of ['one', 'two', 'three', 'four', 'five', 'six', 'no error']) expect(text).toContain(said);
  expect(text).not.toContain('ada@');
  expect(lines()[0]).toMatchObject({ err: { type: 'Error', message: 'one', code: 'EREFUSED' } });
});

test('closed, it leaves the console as it was and loses no line', () => {
  const before = library.warn;
  log.logger.info('last words');
  log.close();
  expect(library.warn).not.toBe(before);
  expect(messages()).toEqual(['last words']);
});

describe('lines of no weight', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    log.release();
  });
  afterEach(() => jest.useRealTimers());

  test('go out together, a tenth of a second later at most', () => {
    log.logger.info('one');
    log.logger.info('two');
    expect(written).toEqual([]);
    jest.advanceTimersByTime(100);
    expect([written.length, messages()]).toEqual([1, ['one', 'two']]);
  });

  test('go out before a warning, at once', () => {
    log.logger.info('before');
    log.logger.warn('now');
    expect(messages()).toEqual(['before', 'now']);
  });

  test('never wait for more than a few', () => {
    for (let index = 0; index < 1000; index += 1) log.logger.info({ index }, 'x'.repeat(100));
    expect(lines().length).toBeGreaterThan(800);
  });
});

test('a disk that is full under the log is no reason to stop, to end, or not to', () => {
  // A thread writes to the same output: Node then hears of a failure a second time, for the thread.
  const script = `import { Worker } from 'node:worker_threads';
import { createLog } from '#src/server/boot/createLog.ts';
new Worker('', { eval: true });
const log = createLog('info');
console.log('lost before the first line');
log.release();
log.logger.warn('lost');
setTimeout(() => log.logger.warn('lost, too'), 50);
setTimeout(() => process.exit(7), 100);`;
  const full = openSync('/dev/full', 'w');
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', full, 'pipe'], timeout: 10_000 });
  closeSync(full);
  expect([status, stderr.toString()]).toEqual([7, '']);
});

test('a log that nobody reads any more is no reason not to answer, or not to end', async () => {
  const script = `import { createLog } from '#src/server/boot/createLog.ts';
const log = createLog('info');
log.release();
for (let line = 0; line < 1000; line += 1) log.logger.warn('x'.repeat(2000));
setTimeout(() => process.exit(7), 300);`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], timeout: 10_000 });
  expect(await once(child, 'exit')).toEqual([7, null]);
  child.stdout.destroy();
});
