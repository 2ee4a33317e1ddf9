import type { Logger } from 'pino';

/** What a language's code looks like. Anything else may be anything, also something personal, and is not written down. */
const CODE = /^[a-z]{2,3}([-_][a-z0-9]{2,8})?$/i;

/** Logs that somebody asked for a language that the site does not have (SPEC part 8, unknown locale code). */
export function warnOfLocale(logger: Pick<Logger, 'warn'>, asked: unknown): void {
  const locale = typeof asked === 'string' && CODE.test(asked) ? asked : 'no code at all';
  logger.warn({ locale }, 'Unknown locale code');
}
