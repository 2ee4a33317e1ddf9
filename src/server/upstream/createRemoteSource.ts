import { DEFAULT_COUNTRY } from '#config/constants.ts';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { routes } from '#src/app/routes.ts';
import { CMS_PATHS, cmsAddress } from '#src/server/upstream/cmsCalls.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { createAnswers, type Answers } from '#src/server/upstream/createAnswers.ts';
import { createCheckRedirects } from '#src/server/upstream/createCheckRedirects.ts';
import {
  ANSWER_FRESH_FOR,
  CALL_FAILED,
  createRemotePages,
  type RemotePagesOptions,
} from '#src/server/upstream/createRemotePages.ts';
import { fetchUpstream } from '#src/server/upstream/fetchUpstream.ts';

interface RemoteSource extends ContentSource {
  /** What is kept does not count as new any more: `POST /purge`. */
  expire(): void;
}

/** Every unknown address asks for the redirects, whatever `PAGE_TTL` says, in ms. */
const REDIRECTS_FRESH_FOR = 30_000;
/** Where an address is does not change from page to page, in ms. */
const REGION_FRESH_FOR = 10 * 60_000;

/** Bounds of the lists, and of the visitors' regions, in bytes. */
const LISTS_BYTES = 8 * 1024 * 1024;
const REGIONS_BYTES = 512 * 1024;

/** Made when a CMS is asked: a site without one needs none of them. */
const cmsSchemas = () => import(/* webpackMode: "eager" */ '#src/server/upstream/cmsSchemas.ts');

/** A CMS as a source: each answer validated, each failure met with the last good answer (SPEC parts 7 and 8). */
export function createRemoteSource(options: RemotePagesOptions): RemoteSource {
  const { origin, timeout, pageTtl, logger, now } = options;
  const clock = now ? { now } : {};
  const paths = routes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path }) => ({ path, locales: WRITTEN_LOCALES }));
  const pages = createRemotePages(options);
  const redirects = createAnswers({ freshFor: REDIRECTS_FRESH_FOR, maxBytes: LISTS_BYTES, ...clock });
  const posts = createAnswers({ freshFor: Math.min(ANSWER_FRESH_FOR, pageTtl), maxBytes: LISTS_BYTES, ...clock });
  const regions = createAnswers({ freshFor: REGION_FRESH_FOR, maxBytes: REGIONS_BYTES, ...clock });
  const checkRedirects = createCheckRedirects(logger);

  return {
    getPage: (query, asking) => pages.getPage(query, asking),
    listPaths: () => paths,
    listsFixed: true,
    dayOfChange: () => undefined,
    getRedirects: () => {
      const path = cmsAddress('getRedirects', {});
      const load = async () => {
        const { redirectListSchema: schema } = await cmsSchemas();
        return checkRedirects(await fetchUpstream({ origin, path, schema, timeout }));
      };
      return askOr(redirects, { key: path, load: logged(load, logger) }, []);
    },
    getFavoritePosts: (lang, asking) => {
      const path = cmsAddress('getFavoritePosts', { lang });
      const load = async () => {
        const { favoritePostsSchema: schema } = await cmsSchemas();
        return fetchUpstream({ origin, path, schema, timeout });
      };
      return askOr(posts, { key: path, load: logged(load, logger), ...asking }, []);
    },
    getLoc: ({ ip }) => {
      const path = cmsAddress('getLoc', { ip });
      const load = async () => {
        const { regionSchema: schema } = await cmsSchemas();
        return fetchUpstream({ origin, path, schema, timeout });
      };
      const unknown = { result: false, ip, country_code: DEFAULT_COUNTRY };
      return askOr(regions, { key: path, failsAs: CMS_PATHS.getLoc, load: logged(load, logger) }, unknown);
    },
    expire() {
      for (const kept of [pages, redirects, posts, regions]) kept.expire();
    },
  };
}

/** Once for each call, however many wait for it. */
function logged<Value>(load: () => Promise<Value>, logger: RemotePagesOptions['logger']): () => Promise<Value> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      logger.error({ err: error }, CALL_FAILED);
      throw error;
    }
  };
}

/** SPEC part 8: a failure of these calls is only logged. */
async function askOr<Value>(
  answers: Answers,
  question: Parameters<Answers['ask']>[0] & { load: () => Promise<Value> },
  none: Value,
): Promise<Value> {
  try {
    return (await answers.ask<Value>(question)) ?? none;
  } catch {
    return none;
  }
}
