import { createLog, type SiteLog } from '#src/server/boot/createLog.ts';

/** A library prints as it likes. */
const library: Pick<Console, 'warn' | 'error'> = globalThis.console;

let written: string[];
let log: SiteLog;
const messages = () => written.map((line) => (JSON.parse(line) as { msg: string }).msg);

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
  log.logger.info('third');
  expect(messages()).toEqual(['first', 'second', 'third']);
});

test('what a library prints becomes a line of the log, of its weight', () => {
  log.release();
  library.warn('IMPORTANT! Eviction policy is %s.', 'allkeys-lru');
  library.error(new Error('broken'));
  expect(messages()[0]).toBe('IMPORTANT! Eviction policy is allkeys-lru.');
  expect(messages()[1]).toContain('Error: broken');
  expect(written.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40, 50]);
});

test('closed, it leaves the console as it was and loses no line', () => {
  const before = library.warn;
  log.logger.info('last words');
  log.close();
  expect(library.warn).not.toBe(before);
  expect(messages()).toEqual(['last words']);
});
