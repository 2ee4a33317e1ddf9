import type { ErrorRequestHandler } from 'express';
import { followRule } from '#src/server/site/followRule.ts';
import { waitFor } from '#src/server/http/waitFor.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { HttpError } from '#src/shared/HttpError.ts';

/** In ms: who has waited for a CMS that hangs does not wait as long again; the list is in memory for the next one. */
const PATIENCE = 500;

/**
 * A page that a CMS does not have is looked for in its redirects; so is one that it fails to answer (SPEC part 7), before the
 * visitor is told to come again.
 */
export function createRedirectUnavailable(source: Pick<ContentSource, 'getRedirects'>): ErrorRequestHandler {
  return async function redirectUnavailable(error: unknown, _req, res, next) {
    const isUnavailable = error instanceof HttpError && error.code === 'pageUnavailable';
    if (isUnavailable && res.locals.match && !res.headersSent) {
      const redirects = await waitFor(source.getRedirects(), PATIENCE);
      if (redirects && followRule(redirects, res, { furtherToo: false })) return;
    }
    next(error);
  };
}
