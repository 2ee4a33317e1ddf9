import { format } from 'node:util';
import pino, { type Logger } from 'pino';

/** The process's logger, and when its lines go out. */
export interface SiteLog {
  readonly logger: Logger;
  /** Writes what has waited; from now on every line is written at once. */
  release(): void;
  /** Gives libraries the console back, and writes what has waited. */
  close(): void;
}

/**
 * The log of the process: JSON lines. What libraries print by themselves (BullMQ does) becomes lines of it, so that who reads
 * it finds JSON only; and it waits until the process has said where it listens, which stays its first line.
 *
 * @param level `LOG_LEVEL`
 * @param destination standard output unless told
 */
export function createLog(level: string, destination: { write(line: string): void } = pino.destination(1)): SiteLog {
  let waiting: string[] | undefined = [];
  const write = (line: string) => {
    if (waiting) waiting.push(line);
    else destination.write(line);
  };
  const logger = pino({ level, base: null }, { write });
  const release = () => {
    const lines = waiting ?? [];
    waiting = undefined;
    for (const line of lines) destination.write(line);
  };
  const restore = captureConsole(logger);
  process.once('exit', release);
  return {
    logger,
    release,
    close() {
      restore();
      release();
      process.off('exit', release);
    },
  };
}

/** @returns what gives the console back */
function captureConsole(logger: Logger): () => void {
  const { warn, error } = console;
  Object.assign(console, {
    warn: (...words: unknown[]) => logger.warn(format(...words)),
    error: (...words: unknown[]) => logger.error(format(...words)),
  });
  return () => Object.assign(console, { warn, error });
}
