import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { localizePath } from '#src/request/address.ts';
import { thankYouPath } from '#src/forms/data/reference.ts';
import type { Outcome } from '#src/forms/server/intake/createIntake.ts';
import { redirectTo } from '#src/server/http/redirect.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import { streamPage } from '#src/server/render/streamPage.ts';

/** How long a refused sender may go on, so that it comes to read the answer, in ms. */
const DRAIN = 200;

/** @returns whether the browser has posted the form, without a script, so that a page has to come back */
export function wantsPage(req: Request): boolean {
  return req.accepts(['json', 'html']) === 'html';
}

/** Tells the visitor how a post has ended: a script by JSON, a page by a page (DESIGN part 6). */
export async function answerForm(
  req: Request,
  res: Response,
  outcome: Outcome,
  pages: Pick<Pages, 'find' | 'render'>,
): Promise<void> {
  if (req.socket.destroyed) return;
  res.set('Cache-Control', cachePolicies.none);
  // What has not been read would be taken for the next request.
  if (!req.complete) res.set('Connection', 'close');
  if ('reference' in outcome) {
    if (!wantsPage(req)) res.status(201).json({ reference: outcome.reference });
    else
      redirectTo(res, localizePath(thankYouPath(outcome.reference), outcome.page?.address.prefix ?? ''), {
        status: 303,
      });
    return;
  }
  const { refusal, status } = outcome;
  if (refusal?.retryAfter !== undefined) res.set('Retry-After', String(refusal.retryAfter));
  res.status(status);
  if (wantsPage(req) && (await sendPage(req, res, outcome, pages))) return;
  const { errors, problem } = outcome.returned;
  await sendJson(req, res, problem ? { problem } : { errors });
}

/** @returns false, with nothing sent, when the form does not say on which page it stands; who has left meanwhile is sent nothing */
async function sendPage(
  req: Request,
  res: Response,
  { page: request, returned }: Extract<Outcome, { returned: unknown }>,
  pages: Pick<Pages, 'find' | 'render'>,
): Promise<boolean> {
  const page = request && (await pages.find(request));
  if (req.socket.destroyed) return true;
  if (!page) return false;
  const rendering = await pages.render(request, page, { nonce: res.locals.nonce, as: 'page', returned });
  if (!req.complete) await drain(req);
  res.type('html');
  // Whole: who posts a form this way may have no script that puts late parts in their place.
  await streamPage(res, rendering, { whole: true, onShell: () => undefined });
  return true;
}

/**
 * The whole answer goes out before the end of the request is waited for: a connection that is closed over unread bytes is
 * reset, and takes the answer with it.
 */
async function sendJson(req: Request, res: Response, body: unknown): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(body));
  res.type('json').set('Content-Length', String(bytes.byteLength));
  res.write(bytes);
  if (!req.complete) await drain(req);
  res.end();
}

async function drain(req: Request): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<undefined>();
  req
    .once('end', () => resolve(undefined))
    .once('close', () => resolve(undefined))
    .resume();
  await Promise.race([ended, delay(DRAIN)]);
}
