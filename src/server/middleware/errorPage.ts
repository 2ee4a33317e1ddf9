import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { cachePolicies } from '#config/cachePolicies.ts';
import { cspHeader } from '#config/csp.ts';
import { createPublicSite } from '#config/publicConfig.ts';
import { LONGEST_QUESTION } from '#src/search/data/searchQuestion.ts';
import type { GoneEntries } from '#src/server/site/goneEntries.ts';
import type { NearestPages } from '#src/server/site/createNearestPages.ts';
import type { RenderError } from '#src/server/render/createErrorRenderer.tsx';
import { toHttpError, type HttpError } from '#src/shared/HttpError.ts';
import type { Suggestions } from '#src/app/errors/Suggestions.tsx';

interface ErrorPageOptions {
  readonly renderError: RenderError;
  readonly logger: Logger;
  /** What a visitor may have meant by an address without a page. */
  readonly nearestPages?: NearestPages;
  /** What is left beside an entry that is gone. */
  readonly goneEntries?: GoneEntries;
}

/** SPEC part 8: what is left when the error page itself fails. A constant, so that nothing can fail any more. */
const FALLBACK = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body><p>An error occurred while showing the error page</p><p><a href="/">Home</a></p></body></html>`;

/** Where programs ask: the calls of the site, and the open price data. */
const DATA = /^\/(api\/|docs-api\/|prices\.csv$|prices\/.*\.json$)/;

/** Answers every error: JSON where programs ask, else the error page in the visitor's language. Never kept by any cache. */
export function createErrorPage(options: ErrorPageOptions): ErrorRequestHandler {
  const { logger } = options;
  return async function errorPage(thrown: unknown, req, res, _next) {
    const error = toHttpError(thrown);
    if (error.status >= 500) logger.error({ err: thrown, requestId: res.locals.requestId }, error.message);
    if (res.headersSent) {
      // The status is out: cut the answer, so that nobody takes half a page for a whole one.
      res.destroy();
      return;
    }
    for (const name of ['ETag', 'Content-Encoding', 'Content-Length', 'Last-Modified']) res.removeHeader(name);
    res.status(error.status).set({
      ...error.headers,
      'Cache-Control': cachePolicies.none,
      'Content-Security-Policy': cspHeader(),
    });
    if (DATA.test(req.path)) res.json({ status: error.status, message: publicMessage(error) });
    else res.type('html').send(await renderSafely(error, req, res, options));
  };
}

/** An error without a status of its own was not written for visitors: its words stay in the log. */
function publicMessage(error: HttpError): string {
  return error.code === 'internal' ? 'Internal Server Error' : error.message;
}

async function renderSafely(error: HttpError, req: Request, res: Response, options: ErrorPageOptions): Promise<string> {
  try {
    const { site, address } = res.locals;
    return options.renderError(
      error,
      createPublicSite(site, (address as typeof address | undefined)?.locale ?? site.locales[0]),
      await suggestSafely(error, req, res, options),
    );
  } catch (failure) {
    options.logger.error({ err: failure }, 'The error page failed');
    return FALLBACK;
  }
}

const NOT_FOUND = 404;
const GONE = 410;
/** Too many ask at once: the visitor is told that there is no such page, all the same. */
const BUSY = 503;

/** A help, not a need: without it the error page is as good as ever. */
async function suggestSafely(
  { status }: HttpError,
  req: Request,
  res: Response,
  { nearestPages, goneEntries, logger }: ErrorPageOptions,
): Promise<Suggestions | undefined> {
  const { site, address } = res.locals;
  if (status === GONE) return { areLeft: true, pages: goneEntries?.beside(address.path, address.locale) ?? [] };
  if (status !== NOT_FOUND || !nearestPages || !(address as typeof address | undefined)) return undefined;
  const { q } = req.query;
  const words = typeof q === 'string' && q.length <= LONGEST_QUESTION ? q.trim() : '';
  try {
    if (words === '') return { pages: await nearestPages.near(address.path, site, address.locale) };
    return { words, pages: await nearestPages.search(words, site, address.locale) };
  } catch (failure) {
    if (toHttpError(failure).status !== BUSY) logger.error({ err: failure }, 'The nearest pages could not be found');
    return undefined;
  }
}
