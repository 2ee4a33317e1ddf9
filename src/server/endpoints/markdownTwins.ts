import type { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { cachePolicies } from '#config/cachePolicies.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { createFinishedDocument, sendFinished, type FinishedDocument } from '#src/server/http/finishedDocument.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { pageOfMarkdown } from '#src/server/markdown/markdownAddress.ts';
import type { FoundPage, PageCache } from '#src/server/render/pageCache.ts';
import type { PageKey } from '#src/server/render/pageKey.ts';
import type { PageRequest, Pages } from '#src/server/render/Pages.ts';
import { plainBody } from '#src/server/render/rareBodies.ts';
import type { RenderGate } from '#src/server/render/renderGate.ts';

interface MarkdownTwinsOptions {
  readonly pages: Pick<Pages, 'keyOf' | 'make' | 'renew'>;
  readonly cache: Pick<PageCache, 'get' | 'recall'>;
  readonly gate: RenderGate;
}

/** A twin is some 10 kB, and to make one takes tens of ms. */
const MOST_TWINS = 500;

interface Twin {
  /** Of the page that it was made of. */
  readonly etag: string;
  readonly canonical: string;
  readonly document: FinishedDocument;
}

/**
 * The Markdown twin of a page: its address in any language, plus `.md`. It says what the page says to everybody, and names
 * the page as the one that search engines are to show. Where no page is, the address is somebody else's.
 */
export function createMarkdownTwins(options: MarkdownTwinsOptions): Router {
  const router = createRouter();
  const twinOf = createTwinOf(options);

  router.get(/\.md$/, async (req, res, next) => {
    const { site, address } = res.locals;
    const path = pageOfMarkdown(address.path);
    const match = path === undefined ? undefined : matchRoute(path);
    const request = { site, address: { ...address, path: path ?? '', search: '' }, match };
    const key = match && options.pages.keyOf(request);
    const twin = key && (await twinOf(key, request));
    if (!twin) {
      next();
      return;
    }
    res.set('Cache-Control', cachePolicies.shared);
    res.set('Link', `<${twin.canonical}>; rel="canonical"`);
    await sendFinished(req, res, twin.document);
  });
  return router;
}

/** @returns what finds the twin of a page as the page is now: one that is there, or is being made, is made for nobody else */
function createTwinOf({ pages, cache, gate }: MarkdownTwinsOptions) {
  const twins = new LRUCache<string, Twin>({ max: MOST_TWINS });
  const making = new Map<string, Promise<Twin | undefined>>();

  const make = async (key: PageKey, request: PageRequest, found: FoundPage | undefined) => {
    const source = found
      ? { etag: found.page.etag, html: () => plainBody(found.page.bodies) }
      : await makeSource(pages, key, request);
    if (!source) return undefined;
    const twin = await gate.pass(() => writeTwin(source), { as: 'twin' });
    twins.set(key.id, twin);
    return twin;
  };

  return async (key: PageKey, request: PageRequest): Promise<Twin | undefined> => {
    const found = cache.get(key) ?? (await cache.recall(key));
    if (found && !found.fresh) void pages.renew(key, request);
    const known = twins.get(key.id);
    if (known && known.etag === found?.page.etag) return known;
    const begun = making.get(key.id) ?? make(key, request, found).finally(() => making.delete(key.id));
    making.set(key.id, begun);
    return begun;
  };
}

interface TwinSource {
  readonly etag: string;
  readonly html: () => Buffer;
}

async function writeTwin({ etag, html }: TwinSource): Promise<Twin> {
  // What reads HTML and writes Markdown is much code, which a start can do without.
  const { toMarkdown } = await import(/* webpackMode: "eager" */ '#src/server/markdown/toMarkdown.ts');
  const { text, canonical } = toMarkdown(html().toString());
  return { etag, canonical, document: createFinishedDocument(text, TYPE) };
}

const TYPE = 'text/markdown; charset=utf-8';

async function makeSource(pages: Pick<Pages, 'make'>, key: PageKey, request: PageRequest) {
  const made = await pages.make(key, request);
  const whole = await made?.whole;
  return whole && { etag: whole.etag, html: () => whole.body };
}
