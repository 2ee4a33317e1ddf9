import type { Request, RequestHandler, Response } from 'express';
import { isbot } from 'isbot';
import { cachePolicies } from '#config/cachePolicies.ts';
import { isUnchanged } from '#src/server/http/encodings.ts';
import type { Rendering } from '#src/server/render/createRenderer.tsx';
import type { Pages } from '#src/server/render/Pages.ts';
import type { PageKey } from '#src/server/render/pageKey.ts';
import type { PageSource } from '#src/server/render/pageSource.ts';
import { GRACE, RENDER_TIMEOUT, streamPage } from '#src/server/render/streamPage.ts';
import { waitFor } from '#src/server/http/waitFor.ts';
import type { Page } from '#src/shared/page/page.ts';

interface RenderPageOptions {
  readonly pages: Pages;
  /** False: every answer is rendered for itself. */
  readonly cached: boolean;
}

interface Answering extends Pick<RenderPageOptions, 'pages'> {
  readonly req: Request;
  readonly res: Response;
  readonly key: PageKey | undefined;
  /** Of the clock of `performance`. */
  readonly start: number;
}

/**
 * The page of the address. One that everybody may have is made once for all who ask meanwhile, and kept; where a part of it
 * is late, or it is this visitor's alone, it is rendered for this answer and streamed. No page: the next one's matter.
 */
export function createRenderPage({ pages, cached }: RenderPageOptions): RequestHandler {
  return async function renderPage(req, res, next) {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    const answering = { pages, req, res, key: pages.keyOf(res.locals), start: performance.now() };
    const isFound = cached && answering.key ? await answerShared(answering, answering.key) : await answerOwn(answering);
    if (!isFound) next();
  };
}

async function answerShared(answering: Answering, key: PageKey): Promise<boolean> {
  const { pages, req, res, start } = answering;
  const made = await pages.make(key, res.locals);
  if (!made) return false;
  const whole = await waitFor(made.whole, isRobot(req) ? RENDER_TIMEOUT : GRACE);
  if (whole) sendWhole(req, res, whole, start);
  else await streamOwn(answering, made.page, 'MISS');
  return true;
}

async function answerOwn(answering: Answering): Promise<boolean> {
  const page = await answering.pages.find(answering.res.locals);
  if (page) await streamOwn(answering, page, 'BYPASS');
  return page !== undefined;
}

/** Robots run no script, which a late part needs. */
function isRobot(req: Request): boolean {
  return isbot(req.headers['user-agent']);
}

function timing(state: 'MISS' | 'BYPASS', start: number): string {
  return `cache;desc=${state}, shell;dur=${(performance.now() - start).toFixed(1)}`;
}

/** The bytes that the cache will keep, compressed on the way. */
function sendWhole(req: Request, res: Response, { body, etag, headers }: PageSource, start: number): void {
  const own = { ETag: etag, 'X-Cache': 'MISS', 'Server-Timing': timing('MISS', start) };
  // They are whole: Express would look for what to add to the type.
  res.status(200).setHeaders(new Map(Object.entries({ ...headers, ...own })));
  if (isUnchanged(req.headers['if-none-match'], etag)) {
    res.status(304).end();
    return;
  }
  res.set('Content-Length', String(body.byteLength));
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** The page carries a nonce, so it is this visitor's alone. */
export async function streamOwn(answering: Answering, page: Page, state: 'MISS' | 'BYPASS') {
  const { req, res, start } = answering;
  const rendering = await renderWhileWaiting(answering, page);
  if (!rendering) return;
  res.status(200).type('html').set({ 'Cache-Control': cachePolicies.none, 'X-Cache': state });
  const onShell = () => {
    res.set('Server-Timing', timing(state, start));
  };
  await streamPage(res, rendering, { whole: isRobot(req), onShell });
}

/**
 * Nothing is begun for who has left while the page was found or waited for: `close` does not come again. Who leaves before
 * the shell is there gives up the turn, or ends the render; after that it is the matter of who streams it.
 *
 * @returns the render, its shell ready or failed; undefined when nobody waits for it any more
 */
async function renderWhileWaiting({ pages, res, key }: Answering, page: Page): Promise<Rendering | undefined> {
  if (res.destroyed) return undefined;
  const leaving = new AbortController();
  const leave = () => leaving.abort(new Error('The visitor left'));
  res.once('close', leave);
  try {
    const as = key?.space === 'pages' ? 'page' : 'view';
    const rendering = await pages.render(res.locals, page, { nonce: res.locals.nonce, as, signal: leaving.signal });
    return leaving.signal.aborted ? undefined : rendering;
  } catch (error) {
    if (leaving.signal.aborted) return undefined;
    throw error;
  } finally {
    res.off('close', leave);
  }
}
