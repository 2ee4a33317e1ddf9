import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DEFAULT_COUNTRY } from '#config/constants.ts';
import { WRITTEN_LOCALES } from '#config/locales.ts';
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

type Call = <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.output<Schema>>;

/** A CMS as a source: each answer validated, each failure met with the last good answer (SPEC parts 7 and 8). */
export function createRemoteSource({ origin, block, timeout, logger }: RemoteSourceOptions): ContentSource {
  const call: Call = (path, schema) => fetchUpstream({ origin, path, schema, timeout });
  const orLast = createOrLast(logger);

  return {
    getPage: createGetPage(call, createPageSchema(block), logger),
    listPaths: () =>
      routes.filter(({ path }) => !path.includes(':')).map(({ path }) => ({ path, locales: WRITTEN_LOCALES })),
    getRedirects: () => orLast<readonly Redirect[]>('redirects', () => call('/api/getRedirects', redirectsSchema), []),
    getFavoritePosts: (locale) => {
      const path = `/api/getFavoritePosts?lang=${locale}`;
      return orLast<readonly PostSummary[]>(path, () => call(path, z.array(postSummarySchema)), []);
    },
    async getLoc({ ip }) {
      try {
        return await call(`/api/getLoc?ip=${encodeURIComponent(ip)}`, regionSchema);
      } catch (error) {
        logger.error({ err: error }, FAILED);
        return { result: false, ip, country_code: DEFAULT_COUNTRY };
      }
    },
  };
}

const FAILED = 'CMS call failed';

/** Answers of which the last good one is better than none: a failure is only logged. */
function createOrLast(logger: Logger) {
  const last = new Map<string, unknown>();
  return async function orLast<Value>(name: string, load: () => Promise<Value>, none: Value): Promise<Value> {
    try {
      last.set(name, await load());
    } catch (error) {
      logger.error({ err: error }, FAILED);
    }
    return (last.get(name) as Value | undefined) ?? none;
  };
}

/** SPEC part 8: 404 and 500 mean that there is no such page; any other failure that it cannot be had now. */
function createGetPage(call: Call, schema: z.ZodType, logger: Logger): ContentSource['getPage'] {
  const lastGood = new LRUCache<string, Page>({ max: LAST_GOOD_PAGES });
  return async function getPage({ path, locale }) {
    const query = `/api/getPage?${new URLSearchParams({ url: path, lang: locale }).toString()}`;
    try {
      const page = (await call(query, schema)) as Page;
      lastGood.set(query, page);
      return page;
    } catch (error) {
      const status = error instanceof UpstreamError ? error.status : undefined;
      if (status === 404) {
        lastGood.delete(query);
        return undefined;
      }
      logger.error({ err: error }, FAILED);
      const page = lastGood.get(query);
      if (page || status === 500) return page;
      throw httpErrors.pageUnavailable(error);
    }
  };
}
