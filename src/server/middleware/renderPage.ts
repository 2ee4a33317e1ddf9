import type { RequestHandler, Response } from 'express';
import { isbot } from 'isbot';
import { cachePolicies } from '#config/cachePolicies.ts';
import type { Pages } from '#src/server/render/createPages.ts';
import { pageKey } from '#src/server/render/pageKey.ts';
import { streamPage } from '#src/server/render/streamPage.ts';

/** What the cache keeps of an answer's headers: those that make this page, by name, so that no other slips in. */
const STORED_HEADERS = ['content-type', 'cache-control', 'content-security-policy'];

interface RenderPageOptions {
  readonly pages: Pages;
  /** False: every answer is rendered for itself. */
  readonly cached: boolean;
}

/** The page of the address, streamed; it is then made for the cache, behind the answer. No page: the next one's matter. */
export function createRenderPage({ pages, cached }: RenderPageOptions): RequestHandler {
  return async function renderPage(req, res, next) {
    const { site, address, match, nonce } = res.locals;
    const request = { site, address, match };
    const page = req.method === 'GET' || req.method === 'HEAD' ? await pages.find(request) : undefined;
    if (!page) {
      next();
      return;
    }
    const start = performance.now();
    const rendering = await pages.render(request, page, nonce);
    const kept = cached && pageKey(request) !== undefined;
    const state = kept ? 'MISS' : 'BYPASS';
    res.status(200).type('html').set({ 'Cache-Control': cachePolicies.page, 'X-Cache': state });
    const headers = storedHeaders(res);
    // The streamed page carries a nonce, so it is this visitor's alone.
    res.set('Cache-Control', cachePolicies.none);
    const complete = await streamPage(res, rendering, {
      whole: isbot(req.headers['user-agent']),
      onShell: () => {
        res.set('Server-Timing', `cache;desc=${state}, shell;dur=${(performance.now() - start).toFixed(1)}`);
      },
    });
    if (complete && kept) void pages.fill(request, headers);
  };
}

function storedHeaders(res: Response): Record<string, string> {
  return Object.fromEntries(
    STORED_HEADERS.flatMap((name) => {
      const value = res.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}
