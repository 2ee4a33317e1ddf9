import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Logger } from 'pino';
import { cspHeader } from '#config/csp.ts';
import { createPublicSite } from '#config/publicConfig.ts';
import { DEFAULT_SITE, type Site } from '#config/sites.ts';
import { contentPathOf, isServedOn, type RouteMatch } from '#src/app/matchRoute.ts';
import { localizePath, type Address } from '#src/request/address.ts';
import { findLinkImage } from '#src/server/linkPreviews.ts';
import { cacheTags } from '#src/server/render/cacheTags.ts';
import type { Rendering, RenderPage, RenderRequest } from '#src/server/render/createRenderer.tsx';
import { describeLinks } from '#src/server/render/describeLinks.ts';
import { keepServed } from '#src/server/render/keepServed.ts';
import type { PageCache, PageSource } from '#src/server/render/pageCache.ts';
import { declaredQuery, pageKey } from '#src/server/render/pageKey.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { Asking } from '#src/server/upstream/createAnswers.ts';
import type { ReturnedForm } from '#src/shared/forms/formDefinition.ts';
import type { LinkPreviews } from '#src/shared/linkPreview.ts';
import type { ResolvedMenus } from '#src/shared/menus.ts';
import type { Page } from '#src/shared/page.ts';

/** Of a request, what decides a page. Nothing else of it gets further than this. */
export interface PageRequest {
  readonly site: Site;
  readonly address: Address;
  readonly match: RouteMatch | undefined;
}

/** From an address to a page, and from a page to HTML. */
export interface Pages {
  /** @returns the page of an address; undefined when there is none */
  find(request: PageRequest, asking?: Asking): Promise<Page | undefined>;
  /**
   * Starts to render a page that streams.
   *
   * @param returned a form of the page that came back, with what its visitor had typed: such a page is nobody else's
   */
  render(request: PageRequest, page: Page, nonce: string, returned?: ReturnedForm): Promise<Rendering>;
  /** Makes the page for everybody, behind the answer; a failure leaves the cache as it is and is logged. */
  fill(request: PageRequest, headers: Readonly<Record<string, string>>): Promise<void>;
}

interface PagesOptions {
  readonly source: ContentSource;
  readonly renderPage: RenderPage;
  readonly menusOf: (site: Site, locale: Page['locale']) => ResolvedMenus;
  readonly cache: PageCache;
  readonly linkPreviews: LinkPreviews;
  readonly logger: Logger;
}

export function createPages({ source, renderPage, menusOf, cache, linkPreviews, logger }: PagesOptions): Pages {
  const find = createFind(source, linkPreviews);

  const start: StartRender = ({ site, address, match }, page, { asking, ...extra }) =>
    renderPage({
      site: createPublicSite(site, address.locale),
      url: encodeURI(localizePath(address.path, address.prefix)) + (match ? declaredQuery(match, address.search) : ''),
      page,
      menus: menusOf(site, address.locale),
      api: {
        getPage: () => Promise.resolve(page),
        getFavoritePosts: () => source.getFavoritePosts(address.locale, asking),
      },
      ...extra,
    });

  return {
    find,
    render: (request, page, nonce, returned) =>
      start(request, page, {
        nonce,
        ...(returned ? { returned } : {}),
        onError: (error) => logger.warn({ err: error, path: page.path }, 'render'),
      }),
    async fill(request, headers) {
      const key = pageKey(request);
      if (key === undefined) return;
      try {
        await cache.fill(key, () => makeCopy(request, headers, find, start));
      } catch (error) {
        logger.error({ err: error, route: request.match?.route.path }, 'The page could not be made for the cache');
      }
    },
  };
}

type StartRender = (
  request: PageRequest,
  page: Page,
  extra: Pick<RenderRequest, 'nonce' | 'returned' | 'onError'> & { readonly asking?: Asking },
) => Promise<Rendering>;

function createFind(source: ContentSource, linkPreviews: LinkPreviews): Pages['find'] {
  return async function find({ site, address, match }, asking) {
    if (!match || !isServedOn(match.route, site.key)) return undefined;
    const { path, locale } = address;
    const contentPath = contentPathOf(match, path);
    const query = Object.fromEntries(new URLSearchParams(declaredQuery(match, address.search)));
    const isElsewhere = match.route.fromEnglishSite && site.key !== DEFAULT_SITE;
    const page = await source.getPage(
      { contentPath, path, params: match.params, query, locale, ...(isElsewhere ? { fromEnglishSite: true } : {}) },
      asking,
    );
    if (!page) return undefined;
    const image = findLinkImage(linkPreviews, page, contentPath);
    const robots = match.route.noindex ? 'noindex' : page.robots;
    return {
      ...page,
      ...keepServed(page, site.key),
      ...(robots ? { robots } : {}),
      links: describeLinks(page, match, site, image),
    };
  };
}

/**
 * The copy for everybody: complete before its first byte, so it needs no inline script and its policy is a constant. Made
 * behind the visitors, it waits for what is new: an old page would be kept for `PAGE_TTL` again.
 */
async function makeCopy(
  request: PageRequest,
  headers: Readonly<Record<string, string>>,
  find: Pages['find'],
  start: StartRender,
): Promise<PageSource | undefined> {
  const asking = { patient: true };
  const page = await find(request, asking);
  if (!page || !request.match) return undefined;
  const errors: unknown[] = [];
  const rendering = await start(request, page, { asking, onError: (error) => errors.push(error) });
  await rendering.shell;
  await rendering.complete;
  const body = await collect(rendering);
  if (errors.length > 0) throw errors[0];
  const tags = cacheTags(page, contentPathOf(request.match, request.address.path));
  return { body, tags, headers: { ...headers, 'content-security-policy': cspHeader() } };
}

async function collect(rendering: Rendering): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  rendering.pipe(sink);
  await finished(sink);
  return Buffer.concat(chunks);
}
