import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DEFAULT_COUNTRY } from '#config/constants.ts';
import { WRITTEN_LOCALES, type LocaleCode } from '#config/locales.ts';
import type { RegionInfo } from '#src/api/siteApi.ts';
import { routes } from '#src/app/routes.ts';
import { redirectsSchema, type Redirect } from '#src/content/document.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { fetchUpstream, UpstreamError } from '#src/server/upstream/fetchUpstream.ts';
import { createPageSchema, type AnyBlock, type Page } from '#src/shared/page.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import { postSummarySchema, type PostSummary } from '#src/shared/postSummary.ts';

interface RemoteSourceOptions {
  /** `CMS_ORIGIN` */
  readonly origin: string;
  readonly block: z.ZodType<AnyBlock>;
  /** `UPSTREAM_TIMEOUT_MS` */
  readonly timeout: number;
  readonly logger: Logger;
}

const regionSchema = z.object({ result: z.boolean(), ip: z.string(), country_code: z.string().toLowerCase() });

/** How many pages' last good copies are kept for a CMS that is down. */
const LAST_GOOD_PAGES = 2000;

/** A CMS as a source: each answer validated, each failure met with the last good answer (SPEC parts 7 and 8). */
export function createRemoteSource({ origin, block, timeout, logger }: RemoteSourceOptions): ContentSource {
  const pageSchema = createPageSchema(block);
  const lastGood = new LRUCache<string, Page>({ max: LAST_GOOD_PAGES });
  const lastFavorites = new Map<LocaleCode, readonly PostSummary[]>();
  let lastRedirects: readonly Redirect[] = [];
  const call = <Schema extends z.ZodType>(path: string, schema: Schema) => fetchUpstream({ origin, path, schema, timeout });
  const logFailure = (error: unknown) => { logger.error({ err: error }, 'CMS call failed'); };

  return {
    async getPage({ path, locale }) {
      const query = `/api/getPage?${new URLSearchParams({ url: path, lang: locale }).toString()}`;
      try {
        const page = (await call(query, pageSchema)) as Page;
        lastGood.set(query, page);
        return page;
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) {
          lastGood.delete(query);
          return undefined;
        }
        logFailure(error);
        const page = lastGood.get(query);
        if (page) return page;
        if (error instanceof UpstreamError && error.status === 500) return undefined;
        throw httpErrors.pageUnavailable(error);
      }
    },
    listPaths: () =>
      routes.filter(({ path }) => !path.includes(':')).map(({ path }) => ({ path, locales: WRITTEN_LOCALES })),
    async getRedirects() {
      try {
        lastRedirects = await call('/api/getRedirects', redirectsSchema);
      } catch (error) {
        logFailure(error);
      }
      return lastRedirects;
    },
    async getFavoritePosts(locale) {
      try {
        lastFavorites.set(locale, await call(`/api/getFavoritePosts?lang=${locale}`, z.array(postSummarySchema)));
      } catch (error) {
        logFailure(error);
      }
      return lastFavorites.get(locale) ?? [];
    },
    async getLoc({ ip }): Promise<RegionInfo> {
      try {
        return await call(`/api/getLoc?ip=${encodeURIComponent(ip)}`, regionSchema);
      } catch (error) {
        logFailure(error);
        return { result: false, ip, country_code: DEFAULT_COUNTRY };
      }
    },
  };
}
