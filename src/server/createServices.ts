import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { contentDirectory, dataDirectory, type Env } from '#config/env.ts';
import type { LocaleCode } from '#config/locales.ts';
import { readThirdParties, type ThirdParties } from '#config/thirdParties.ts';
import { blockServers } from '#src/app/registry/blockServers.gen.ts';
import type { CompiledContent } from '#src/content/files/compiledContent.ts';
import type { ContentSurvey } from '#src/content/files/surveyFolder.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import type { DocsApi } from '#src/server/docs/DocsApi.ts';
import { createFilledSource } from '#src/server/pages/createFilledSource.ts';
import { createMenusOf } from '#src/server/site/createMenusOf.ts';
import { createNearestPages, type NearestPages } from '#src/server/site/createNearestPages.ts';
import { createGoneEntries, type GoneEntries } from '#src/server/site/goneEntries.ts';
import { createHostedSites, type HostedSites } from '#src/server/site/hostedSites.ts';
import { readLinkPreviews } from '#src/server/site/linkPreviews.ts';
import { openCompiled, openContent, type OpenContent } from '#src/server/boot/openContent.ts';
import { openForms, type SiteForms } from '#src/forms/server/openForms.ts';
import { openLeads, type SiteLeads } from '#src/forms/server/openLeads.ts';
import { openSource } from '#src/server/boot/openSource.ts';
import { readAssets } from '#src/server/render/assets.ts';
import { readCatalogs, type Catalog } from '#src/server/render/catalogs.ts';
import { createErrorRenderer, type RenderError } from '#src/server/render/createErrorRenderer.tsx';
import type { Pages } from '#src/server/render/Pages.ts';
import { createPages } from '#src/server/render/createPages.ts';
import { createRenderer } from '#src/server/render/createRenderer.tsx';
import { PRICES_TAG } from '#src/server/render/cacheTags.ts';
import { openCache } from '#src/server/boot/openCache.ts';
import type { PageCache } from '#src/server/render/pageCache.ts';
import { createRenderGate, type RenderGate } from '#src/server/render/renderGate.ts';
import { warmPages } from '#src/server/render/warmPages.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { createPrices, type Prices } from '#src/pricing/server/createPrices.ts';
import { createPriceFiles } from '#src/pricing/server/priceFiles.ts';
import { createSearch } from '#src/search/server/createSearch.ts';
import type { Search } from '#src/search/server/Search.ts';
import { readIndexes, SEARCH_INDEXES } from '#src/search/server/keptIndexes.ts';
import { createSearchIndex, type SearchIndex } from '#src/search/server/searchIndex.ts';
import type { TermsByLanguage } from '#src/search/server/searchTerms.ts';
import { createOfferedPaths, type OfferedPaths } from '#src/server/site/offeredPaths.ts';
import { createMeasured, type Measured } from '#src/visitor/server/measurements/createMeasured.ts';
import { openRegions, type CountryOf } from '#src/visitor/server/region/openRegions.ts';
import { createQueryLists } from '#src/server/site/queryLists.ts';

/** What the middleware works with. */
export interface Services {
  readonly env: Env;
  readonly logger: Logger;
  readonly hostedSites: HostedSites;
  readonly thirdParties: ThirdParties;
  readonly source: ContentSource;
  readonly docs: DocsApi;
  readonly content: Pick<ContentStore, 'snapshot'>;
  readonly prices: Prices;
  readonly search: Search;
  readonly pages: Pages;
  readonly cache: PageCache;
  readonly gate: RenderGate;
  readonly catalogOf: (locale: LocaleCode) => Catalog;
  readonly renderError: RenderError;
  readonly nearestPages: NearestPages;
  readonly goneEntries: GoneEntries;
  readonly directories: { readonly client: string; readonly public: string };
  readonly onContentChange: ContentStore['onChange'];
  readonly siteForms: SiteForms;
  readonly leads: SiteLeads;
  readonly countryOf: CountryOf;
  readonly measured: Measured;
  /**
   * What no visitor waits for: looks for problems of the content and follows its changes, makes the pages. The search is
   * filled some time after that.
   *
   * @returns when all of that is done
   */
  settle(): Promise<void>;
  /** @param remaining what is left of the grace, in ms */
  close(remaining: number): Promise<void>;
}

/** How long after a start the search is filled, in ms: where the build has not read the pages, that is seconds of processor time. */
const SEARCH_FILLS_AFTER = 20_000;

interface ServicesOptions {
  readonly env: Env;
  readonly logger: Logger;
  /** The folder of the repository, or of the image. */
  readonly root: string;
  /** Where the build is; `dist` in the root unless told. */
  readonly dist?: string;
  /** Stands for all code of the build: pages of other code are never served. */
  readonly code?: string | undefined;
  /** Stands for the code that reads the content, see `openCompiled`; without it all content is parsed. */
  readonly contentCode?: string | undefined;
  /** See `createContentFiles`. */
  readonly survey?: Promise<ContentSurvey | undefined> | undefined;
  /** One that is open already, and stays so; without it the services open one and close it with themselves. */
  readonly content?: OpenContent;
}

/**
 * Puts the parts together: reads the build and the content once.
 *
 * @throws when the build is not whole, or the content cannot be served
 */
export async function createServices(options: ServicesOptions): Promise<Services> {
  const { env, logger, root, dist = path.join(root, 'dist'), code, survey, content: given } = options;
  const build = readBuild(dist, logger);
  const compiled = openCompiled(dist, options.contentCode, logger);
  const content = given ?? (await openContent(env, root, logger, { compiled, survey }));
  const prices = await openPrices(env, root, logger, compiled?.within('prices'));
  const opened = openSource(env, content, logger);
  const gate = createRenderGate();
  const offeredPaths = createOfferedPaths(opened.source, content);
  const { index, search } = openSearch({ content, offeredPaths, gate, logger, compiled, dist });
  const source = createFilledSource(opened.source, blockServers, { prices, search });
  const cache = await openCache({ env, logger, content, prices, code, compiled, onPurge: () => opened.expire() });
  const forgetChanges = purgeOnChange(cache, { content, prices, logger });
  const hostedSites = hostSites(env);
  const menusOf = createMenusOf(content, source);
  const thirdParties = thirdPartiesOf(env, hostedSites);
  const made = { build, code, source, docs: opened.docs, cache, gate, logger, prices, content, menusOf, thirdParties };
  const pages = openPages(made);
  const warmUp = (signal: AbortSignal) => warmPages({ sites: hostedSites.sites, source, menusOf, pages, signal });
  const [leads, siteForms] = await Promise.all([openLeads(env, logger, root), openForms(env, logger, root)]);
  const lasting = { env, content, compiled, cache, index, prices, leads, siteForms, forgetChanges, warmUp };
  return {
    env,
    logger,
    leads,
    siteForms,
    countryOf: await openRegions({ env, root, dist, logger }),
    measured: createMeasured(logger),
    hostedSites,
    thirdParties,
    source,
    docs: opened.docs,
    content,
    prices,
    search,
    pages,
    cache: askAnewWhenPurged(cache, opened),
    gate,
    catalogOf: build.catalogOf,
    renderError: createErrorRenderer(build),
    nearestPages: createNearestPages({ offeredPaths, content, search, gate }),
    goneEntries: createGoneEntries(content),
    directories: { client: path.join(dist, 'client'), public: path.join(root, 'public') },
    onContentChange: (listener) => content.onChange(listener),
    ...beginAndEnd({ ...lasting, staysOpen: given !== undefined }),
  };
}

const thirdPartiesOf = (env: Env, { sites }: HostedSites): ThirdParties =>
  readThirdParties(
    env,
    sites.map(({ key }) => key),
  );

/** @returns what the build has left beside its code */
const readBuild = (dist: string, logger: Logger) => ({
  assets: readAssets(dist),
  catalogOf: readCatalogs(path.join(dist, 'catalogs.json')),
  linkPreviews: readLinkPreviews(path.join(dist, 'link-previews.json'), logger),
});

interface PagesParts extends Pick<Services, 'source' | 'docs' | 'cache' | 'logger' | 'prices' | 'thirdParties'> {
  readonly build: ReturnType<typeof readBuild>;
  readonly code: string | undefined;
  readonly content: OpenContent;
  readonly menusOf: ReturnType<typeof createMenusOf>;
  readonly gate: RenderGate;
}

const openPages = ({ build, prices, content, ...parts }: PagesParts): Pages =>
  createPages({
    ...parts,
    lists: createQueryLists(prices, content),
    linkPreviews: build.linkPreviews,
    renderPage: createRenderer(build),
  });

const hostSites = ({ SITE, KAZAKHSTAN, STRICT_HOSTS, NODE_ENV }: Env): HostedSites =>
  createHostedSites({
    forced: SITE,
    kazakhstan: KAZAKHSTAN,
    strict: STRICT_HOSTS,
    pseudoLocale: NODE_ENV !== 'production',
  });

interface Lasting extends Pick<Services, 'env' | 'prices' | 'leads' | 'siteForms'> {
  readonly content: OpenContent;
  readonly compiled: CompiledContent | undefined;
  readonly index: SearchIndex;
  readonly cache: PageCache;
  readonly forgetChanges: () => void;
  readonly warmUp: (signal: AbortSignal) => Promise<void>;
  /** Whether the content outlives the services. */
  readonly staysOpen: boolean;
}

/** What goes on beside the requests, and what ends it. */
function beginAndEnd(lasting: Lasting): Pick<Services, 'settle' | 'close'> {
  const { env, content, compiled, cache, index, prices, leads, siteForms, forgetChanges, warmUp, staysOpen } = lasting;
  const ending = new AbortController();
  return {
    async settle() {
      await content.follow();
      if (env.WARM_UP && env.PAGE_TTL > 0) await warmUp(ending.signal);
      // Filled by the first question, if that comes before: until then the first pages have the processor.
      void delay(SEARCH_FILLS_AFTER, undefined, { ref: false, signal: ending.signal }).then(
        () => index.ready(),
        () => undefined,
      );
    },
    async close(remaining) {
      ending.abort();
      forgetChanges();
      index.close();
      cache.close();
      siteForms.close();
      const ends = await Promise.allSettled([
        staysOpen ? undefined : content.close(),
        prices.close(),
        leads.close(remaining),
      ]);
      compiled?.close();
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  };
}

interface Changing {
  readonly content: Pick<ContentStore, 'onChange'>;
  readonly prices: Pick<Prices, 'onChange'>;
  readonly logger: Logger;
}

/** Drops of the cache what a change of content or prices touches; the function that is returned ends that. */
function purgeOnChange(cache: PageCache, { content, prices, logger }: Changing): () => void {
  const ends = [
    content.onChange((tags) => {
      logger.info({ tags }, 'content changed');
      cache.purge(tags);
    }),
    // Each replica asks for rates by itself: one that starts, and so has none yet, would take the pages of all others.
    prices.onChange(() => cache.drop([PRICES_TAG])),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** What operators purge is asked for again, too: the page cache is not the only memory of what a CMS said. */
function askAnewWhenPurged(cache: PageCache, source: { expire(): void }): PageCache {
  return {
    ...cache,
    purge(tags) {
      source.expire();
      cache.purge(tags);
    },
  };
}

interface SearchParts extends Pick<Services, 'logger'> {
  readonly content: OpenContent;
  readonly offeredPaths: OfferedPaths;
  readonly gate: RenderGate;
  readonly compiled: CompiledContent | undefined;
  readonly dist: string;
}

/** Of a CMS the search knows what the folder says of the same addresses. */
function openSearch({ content, offeredPaths, gate, logger, compiled, dist }: SearchParts) {
  const { asCompiled: snapshot } = content;
  const open = (termsOf: TermsByLanguage) =>
    readIndexes(path.join(dist, SEARCH_INDEXES), compiled?.version ?? '', termsOf).catch((error: unknown) => {
      logger.warn({ err: error }, 'The search of the build cannot be used: all pages are read instead');
      return undefined;
    });
  const index = createSearchIndex(
    content,
    (error) => logger.error({ err: error }, 'The search could not be filled'),
    snapshot && { snapshot, open },
  );
  return { index, search: createSearch({ index, content, offeredPaths, gate, logger }) };
}

async function openPrices(env: Env, root: string, logger: Logger, compiled?: CompiledContent): Promise<Prices> {
  const files = await createPriceFiles({
    directory: path.join(contentDirectory(env, root), 'prices'),
    compiled,
    origin: env.PRICES_ORIGIN,
    bucketOrigin: env.PRICES_BUCKET_ORIGIN,
    dataDirectory: dataDirectory(env, root),
    timeout: env.UPSTREAM_TIMEOUT_MS,
    logger,
  });
  return createPrices(files);
}
