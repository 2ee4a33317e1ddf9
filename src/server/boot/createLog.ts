import { format } from 'node:util';
import pino, { type Logger } from 'pino';
import { describeError } from '#src/server/boot/describeError.ts';

/** The process's logger, and when its lines go out. */
export interface SiteLog {
  readonly logger: Logger;
  /** Writes a line of no weight that is JSON already, with its line break. */
  writeLine(this: void, line: string): void;
  /** Writes what has waited; from now on lines go out by themselves. */
  release(): void;
  /** Gives libraries the console back, and writes what has waited. */
  close(): void;
}

/** A write of a process takes as long as half of a finished page's answer, so lines wait for others until they have so many characters. */
const GATHER = 65_536;
/** A line waits no longer than this, in ms. What is more than news goes at once, and takes along what has waited. */
const GATHER_FOR = 100;

/**
 * The log of the process: JSON lines. What libraries print by themselves (BullMQ does) becomes lines of it, so that who reads
 * it finds JSON only; and it waits until the process has said where it listens, which stays its first line.
 *
 * @param level `LOG_LEVEL`
 * @param destination standard output unless told; it is given whole lines, one or several
 */
export function createLog(level: string, destination: { write(lines: string): void } = openOutput()): SiteLog {
  const stream = createGatheringStream(destination);
  const logger = pino({ level, base: null, serializers: { err: describeError } }, stream);
  const restore = captureConsole(logger);
  process.once('exit', stream.release);
  return {
    logger,
    writeLine: stream.add,
    release: stream.release,
    close() {
      restore();
      stream.release();
      process.off('exit', stream.release);
    },
  };
}

/** So much is kept of what nobody takes, in bytes: a log is no reason to fill the memory. */
const MOST_UNWRITTEN = 16 * 1024 * 1024;

/** The end of the process waits no longer for a pipe that takes nothing, in ms: less than what shutting down leaves of the grace. */
const LAST_PATIENCE = 300;

/** Standard output may be a file on a disk that is full: what waits is written when there is room, and the pages go on. */
function openOutput() {
  // What the process says by itself goes there, too. Its threads do as well, so that each failure is told once more, to nobody.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let retriesUntil = Infinity;
  const retryEAGAIN = () => performance.now() < retriesUntil;
  const output = pino.destination({ dest: 1, maxLength: MOST_UNWRITTEN, retryEAGAIN });
  let fails = false;
  output.on('error', () => {
    fails = true;
  });
  output.on('write', () => {
    fails = false;
  });
  // At the end of the process pino would try again for ever.
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (fails) return;
    retriesUntil = performance.now() + LAST_PATIENCE;
    try {
      flushSync();
    } catch {
      // Who reads the log has stopped to. What is left of it goes with the process.
    }
  };
  return output;
}

const WARNING = pino.levels.values.warn ?? 0;

/** What pino sets on a stream that asks for it: of the line that it writes then. */
const LINE_METADATA = Symbol.for('pino.metadata');

function createGatheringStream(destination: { write(lines: string): void }) {
  let waiting = '';
  let isReleased = false;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== '') destination.write(waiting);
    waiting = '';
  };
  const add = (line: string) => {
    waiting += line;
    if (!isReleased) return;
    if (waiting.length >= GATHER) flush();
    else timer ??= setTimeout(flush, GATHER_FOR).unref();
  };
  return {
    add,
    [LINE_METADATA]: true,
    lastLevel: 0,
    write(line: string) {
      add(line);
      if (isReleased && this.lastLevel >= WARNING) flush();
    },
    release: () => {
      isReleased = true;
      flush();
    },
  };
}

/** An error is printed with all that it carries: see `describeError`. */
const withoutFields = (word: unknown) => (word instanceof Error ? (word.stack ?? String(word)) : word);

/** @returns what gives the console back */
function captureConsole(logger: Logger): () => void {
  const { warn, error } = console;
  Object.assign(console, {
    warn: (...words: unknown[]) => logger.warn(format(...words.map(withoutFields))),
    error: (...words: unknown[]) => logger.error(format(...words.map(withoutFields))),
  });
  return () => Object.assign(console, { warn, error });
}
