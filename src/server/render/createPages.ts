import type { Logger } from 'pino';
import { createPublicSite } from '#config/publicConfig.ts';
import type { Site } from '#config/sites.ts';
import { declaredQuery } from '#src/app/declaredQuery.ts';
import type { RouteMatch } from '#src/app/matchRoute.ts';
import { localizePath, type Address } from '#src/request/address.ts';
import { createFind } from '#src/server/render/createFind.ts';
import type { Rendering, RenderPage, RenderRequest } from '#src/server/render/createRenderer.tsx';
import { finishPage } from '#src/server/render/finishPage.ts';
import type { PageCache } from '#src/server/render/pageCache.ts';
import { pageKey, type PageKey } from '#src/server/render/pageKey.ts';
import type { MadePage } from '#src/server/render/pageSource.ts';
import type { RenderClass, RenderGate } from '#src/server/render/renderGate.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { Asking } from '#src/server/upstream/createAnswers.ts';
import type { ReturnedForm } from '#src/shared/forms/formDefinition.ts';
import { HttpError } from '#src/shared/HttpError.ts';
import type { LinkPreviews } from '#src/shared/linkPreview.ts';
import type { ResolvedMenus } from '#src/shared/menus.ts';
import type { Page } from '#src/shared/page.ts';
import type { OfferedLists } from '#src/shared/queryRules.ts';

/** Of a request, what decides a page. Nothing else of it gets further than this. */
export interface PageRequest {
  readonly site: Site;
  readonly address: Address;
  readonly match: RouteMatch | undefined;
}

/** A render for one visitor. */
export interface OwnRender {
  readonly nonce: string;
  readonly as: RenderClass;
  /** The visitor has left. */
  readonly signal?: AbortSignal;
  /** A form of the page that came back, with what its visitor had typed: such a page is nobody else's. */
  readonly returned?: ReturnedForm;
}

/** The headers that everybody may have. */
export type StoredHeaders = Readonly<Record<string, string>>;

/** From an address to a page, and from a page to HTML. */
export interface Pages {
  /** @returns the page of an address; undefined when there is none */
  find(request: PageRequest, asking?: Asking): Promise<Page | undefined>;
  /** @returns what the page is kept under; undefined when it is nobody else's */
  keyOf(request: PageRequest): PageKey | undefined;
  /**
   * Starts to render a page that streams.
   *
   * @returns the render, its shell ready or failed
   * @throws {HttpError} 503 when too many renders wait
   */
  render(request: PageRequest, page: Page, options: OwnRender): Promise<Rendering>;
  /**
   * Makes the page for everybody, once for all who ask meanwhile, and keeps it.
   *
   * @returns undefined when there is no such page
   * @throws when its shell cannot be rendered, or too many renders wait
   */
  make(key: PageKey, request: PageRequest, headers: StoredHeaders): Promise<MadePage | undefined>;
  /** Makes the page anew, behind a stale answer; a failure leaves the cache as it is and is logged. */
  refresh(key: PageKey, request: PageRequest, headers: StoredHeaders): void;
}

interface PagesOptions {
  readonly source: ContentSource;
  readonly renderPage: RenderPage;
  readonly menusOf: (site: Site, locale: Page['locale']) => ResolvedMenus;
  readonly cache: PageCache;
  readonly gate: RenderGate;
  /** What addresses may choose from, as it is at that moment. */
  readonly lists: () => OfferedLists;
  readonly linkPreviews: LinkPreviews;
  readonly logger: Logger;
}

/** @returns the way to all pages: found, rendered in their turn, compressed and kept */
export function createPages(options: PagesOptions): Pages {
  const { cache, lists, logger } = options;
  const find = createFind(options);
  const startInTurn = createStart(options);
  const keyOf = (request: PageRequest) => pageKey(request, lists());

  /** Complete before its first byte, so it needs no inline script. */
  const start = async (request: PageRequest, headers: StoredHeaders, as: RenderClass, asking: Asking) => {
    const page = await find(request, asking);
    if (!page || !request.match) return undefined;
    const errors: unknown[] = [];
    const rendering = await startInTurn(request, page, { as, asking, onError: (error) => errors.push(error) });
    await rendering.shell;
    const whole = finishPage(rendering, errors, { request, page, headers });
    whole.catch((error: unknown) => {
      logger.error({ err: error, path: page.path }, NOT_MADE);
    });
    return { page, whole };
  };

  /** A visitor waits: an old answer will do where a new one is late, and the page says that it was made of one. */
  const startOfWhatIsThere = async (request: PageRequest, headers: StoredHeaders, as: RenderClass) => {
    let isProvisional = false;
    const made = await start(request, headers, as, {
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
    make: (key, request, headers) =>
      cache.make(key, () => startOfWhatIsThere(request, headers, key.space === 'pages' ? 'page' : 'view')),
    refresh(key, request, headers) {
      const as = key.space === 'pages' ? 'refresh' : 'view';
      // Nobody waits for it, so it waits for what is new: an old page would be kept for `PAGE_TTL` again.
      cache
        .make(key, () => start(request, headers, as, { patient: true }))
        .catch((error: unknown) => {
          if (error instanceof HttpError && error.code === 'busy') return;
          logger.error({ err: error, route: request.match?.route.path }, NOT_MADE);
        });
    },
  };
}

const NOT_MADE = 'The page could not be made for the cache';

type StartOptions = Pick<RenderRequest, 'nonce' | 'returned' | 'onError'> &
  Pick<OwnRender, 'as' | 'signal'> & { readonly asking?: Asking | undefined };

/** @returns the function that renders a page when its turn has come */
function createStart({ source, renderPage, menusOf, gate, lists }: PagesOptions) {
  return function startInTurn(request: PageRequest, page: Page, { as, signal, asking, ...extra }: StartOptions) {
    const { site, address, match } = request;
    const query = match ? declaredQuery(match.route, address.search, page.lists ?? lists()) : '';
    const renderInTurn = async () => {
      const rendering = await renderPage({
        site: createPublicSite(site, address.locale),
        url: encodeURI(localizePath(address.path, address.prefix)) + query,
        page,
        menus: menusOf(site, address.locale),
        api: {
          getPage: () => Promise.resolve(page),
          getFavoritePosts: () => source.getFavoritePosts(address.locale, asking),
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
