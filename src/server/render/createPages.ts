import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { createPublicSite } from '#config/publicConfig.ts';
import type { Site } from '#config/sites.ts';
import { NO_THIRD_PARTIES, type ThirdParties } from '#config/thirdParties.ts';
import { answerEntries } from '#src/server/docs/answerEntries.ts';
import type { DocsApi } from '#src/server/docs/DocsApi.ts';
import { localizePath } from '#src/request/address.ts';
import { createFind } from '#src/server/render/createFind.ts';
import type { RenderPage, RenderRequest } from '#src/server/render/createRenderer.tsx';
import { finishPage } from '#src/server/render/finishPage.ts';
import type { PageCache } from '#src/server/render/pageCache.ts';
import type { OwnRender, PageRequest, Pages } from '#src/server/render/Pages.ts';
import { pageKey } from '#src/server/render/pageKey.ts';
import type { RenderClass, RenderGate } from '#src/server/render/renderGate.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { Asking } from '#src/server/upstream/createAnswers.ts';
import { HttpError } from '#src/shared/HttpError.ts';
import type { LinkPreviews } from '#src/shared/page/linkPreview.ts';
import type { ResolvedMenus } from '#src/shared/page/menus.ts';
import type { Page } from '#src/shared/page/page.ts';
import { readSearch, type OfferedLists } from '#src/shared/address/queryRules.ts';

interface PagesOptions {
  readonly source: ContentSource;
  /** Who has the entries of the lists whose pages come without them. */
  readonly docs: DocsApi;
  readonly renderPage: RenderPage;
  readonly menusOf: (site: Site, locale: Page['locale']) => ResolvedMenus;
  readonly cache: PageCache;
  readonly gate: RenderGate;
  /** What addresses may choose from, as it is at that moment. */
  readonly lists: () => OfferedLists;
  readonly linkPreviews: LinkPreviews;
  readonly logger: Logger;
  /** Stands for all code of the build; none in development. */
  readonly code?: string | undefined;
  /** None unless told. */
  readonly thirdParties?: ThirdParties;
}

/** A page that could not be made anew is not tried again so soon, in ms: each of its visitors would have it made, and fail. */
const RENEWED_AGAIN_AFTER = 5000;
/** So many of these are known. */
const MOST_FAILED = 1000;

/** @returns the way to all pages: found, rendered in their turn, compressed and kept */
export function createPages(options: PagesOptions): Pages {
  const { cache, lists, logger } = options;
  const find = createFind(options);
  const startInTurn = createStart(options);
  const start = createStartForAll(options, find, startInTurn);
  const keyOf = (request: PageRequest) => pageKey(request, lists());
  const failed = new LRUCache<string, true>({ max: MOST_FAILED, ttl: RENEWED_AGAIN_AFTER });

  /** A visitor waits: an old answer will do where a new one is late, and the page says that it was made of one. */
  const startOfWhatIsThere = async (request: PageRequest, as: RenderClass) => {
    let isProvisional = false;
    const made = await start(request, as, {
      onLate: () => {
        isProvisional = true;
      },
    });
    return made && { ...made, whole: made.whole.then((source) => ({ ...source, isProvisional })) };
  };

  return {
    find,
    keyOf,
    render: (request, page, own) =>
      startInTurn(request, page, {
        ...own,
        onError: (error) => logger.warn({ err: error, path: page.path }, 'render'),
      }),
    make: (key, request) => cache.make(key, () => startOfWhatIsThere(request, key.space === 'pages' ? 'page' : 'view')),
    async renew(key, request) {
      if (failed.has(key.id)) return;
      const as = key.space === 'pages' ? 'refresh' : 'view';
      try {
        const shared = await cache.recall(key);
        // Nobody waits for it, so it waits for what is new: an old page would be kept for `PAGE_TTL` again.
        if (!shared?.fresh) await cache.make(key, () => start(request, as, { patient: true }));
      } catch (error) {
        if (error instanceof HttpError && error.code === 'busy') return;
        failed.set(key.id, true);
        logger.error({ err: error, route: request.match?.route.path }, NOT_MADE);
      }
    },
  };
}

const NOT_MADE = 'The page could not be made for the cache';

/** @returns the function that makes a page for everybody: complete before its first byte, so it needs no inline script */
function createStartForAll(
  { source, logger, thirdParties: { policy } = NO_THIRD_PARTIES }: PagesOptions,
  find: Pages['find'],
  startInTurn: ReturnType<typeof createStart>,
) {
  return async function startForAll(request: PageRequest, as: RenderClass, asking: Asking) {
    // Before all else: what turns while the page is made makes it old.
    const turn = source.nextTurn?.();
    const page = await find(request, asking);
    if (!page || !request.match) return undefined;
    const errors: unknown[] = [];
    const rendering = await startInTurn(request, page, { as, asking, onError: (error) => errors.push(error) });
    await rendering.shell;
    const whole = finishPage(rendering, errors, { request, page, policy, turn });
    whole.catch((error: unknown) => {
      logger.error({ err: error, path: page.path }, NOT_MADE);
    });
    return { page, whole };
  };
}

type StartOptions = Pick<RenderRequest, 'nonce' | 'returned' | 'onError'> &
  Pick<OwnRender, 'as' | 'signal'> & { readonly asking?: Asking | undefined };

/** @returns the function that renders a page when its turn has come */
function createStart({ source, docs, renderPage, menusOf, gate, thirdParties }: PagesOptions) {
  return function startInTurn(request: PageRequest, page: Page, { as, signal, asking, ...extra }: StartOptions) {
    const { site, address } = request;
    const query = page.query ? readSearch(page.query, address.search) : '';
    const renderInTurn = async () => {
      const rendering = await renderPage({
        site: createPublicSite(site, address.locale, thirdParties?.of(site.key)),
        url: encodeURI(localizePath(address.path, address.prefix)) + query,
        page,
        menus: menusOf(site, address.locale),
        api: {
          getPage: () => Promise.resolve(page),
          getFavoritePosts: () => source.getFavoritePosts(address.locale, asking),
          getEntries: (asked) => answerEntries(docs, asked, { locale: address.locale, asking }),
        },
        ...extra,
      });
      signal?.addEventListener('abort', () => rendering.abort(signal.reason), { once: true });
      await rendering.shell.catch(() => undefined);
      return rendering;
    };
    return gate.pass(renderInTurn, { as, signal });
  };
}
