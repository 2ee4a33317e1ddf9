import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Outcome } from '#src/forms/server/intake/createIntake.ts';
import { truncateAddress } from '#src/server/http/clientKey.ts';
import type { FormDefinition } from '#src/forms/data/formDefinition.ts';

/**
 * One line a post, of which nothing is what the visitor wrote: which form, how it ended, which rules were broken. Who is
 * refused is named by network, not by address, so that an attack can be seen and a person cannot.
 */
export function logOutcome(
  logger: Logger,
  req: Request,
  res: Response,
  { id: form }: FormDefinition,
  outcome: Outcome,
): void {
  const line = { requestId: res.locals.requestId, form };
  if ('reference' in outcome) {
    const { known, quarantine, antiBot } = outcome;
    logger.info({ ...line, known, quarantine }, 'form taken');
    // SPEC part 8, word for word.
    if (antiBot === 'failed') logger.warn({ ...line, antiBot }, 'Invalid domain for site key');
  } else if (outcome.refusal) {
    const { reason, status } = outcome.refusal;
    logger.warn({ ...line, status, reason, network: truncateAddress(req.ip) }, 'form refused');
  } else {
    logger.info({ ...line, errors: outcome.returned.errors }, 'form returned');
  }
}
