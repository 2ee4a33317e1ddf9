import type { Logger } from 'pino';
import { cmsAddress } from '#src/server/upstream/cmsCalls.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { createAnswers } from '#src/server/upstream/createAnswers.ts';
import { dropUnknownFields } from '#src/server/upstream/dropUnknownFields.ts';
import { fetchUpstream, UpstreamError } from '#src/server/upstream/fetchUpstream.ts';
import { pageSchema } from '#src/content/schemas/lateSchemas.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import type { Page, PageParts } from '#src/shared/page/page.ts';

/** Whom to ask for pages, and how they are checked. */
export interface RemotePagesOptions {
  /** `CMS_ORIGIN`, or `ENGLISH_SITE_ORIGIN` */
  readonly origin: string;
  /** What pages are made of. */
  readonly parts: PageParts;
  /** `UPSTREAM_TIMEOUT_MS` */
  readonly timeout: number;
  /** `PAGE_TTL`, in ms: a page is asked for at least as often as it is rendered for the cache. */
  readonly pageTtl: number;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  /** In ms. */
  readonly now?: () => number;
}

interface RemotePages extends Pick<ContentSource, 'getPage'> {
  /** What is kept does not count as new any more. */
  expire(): void;
}

/**
 * How long an answer is taken as it is, in ms. Short against `PAGE_TTL`, to which it is added until a visitor sees what an
 * editor has changed; long against the rush on a page that is in no cache.
 */
export const ANSWER_FRESH_FOR = 5000;

/** Bound of the pages in memory, in bytes: every page of the site in every language is less. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Of the fields that are not known: each of a hundred blocks may have the same one. */
const MOST_TOLD = 10;

/** The log's words for every call to a CMS that failed: alerts look for them. */
export const CALL_FAILED = 'CMS call failed';

/**
 * The pages of a CMS, or of another site like this one: each validated, each failure met with the last good copy. One that is
 * newer says more than is known here: that is left out and logged.
 */
export function createRemotePages(options: RemotePagesOptions): RemotePages {
  const { origin, parts, timeout, pageTtl, logger, now } = options;
  const schema = pageSchema(parts);
  const answers = createAnswers({
    freshFor: Math.min(ANSWER_FRESH_FOR, pageTtl),
    maxBytes: MAX_BYTES,
    ...(now ? { now } : {}),
  });

  /** @returns undefined for a page that does not exist, or no longer does */
  const load = async (path: string): Promise<Page | undefined> => {
    const known = dropUnknownFields(schema, (fields) => {
      logger.warn(
        { path, fields: fields.slice(0, MOST_TOLD), count: fields.length },
        'Fields of a page of the CMS are not known, and left out',
      );
    });
    try {
      return await fetchUpstream({ origin, path, schema: known, timeout });
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return undefined;
      logger.error({ err: error }, CALL_FAILED);
      throw error;
    }
  };

  return {
    async getPage({ path: asked, listQuery, locale: lang }, asking) {
      const url = listQuery ? `${asked}?${listQuery}` : asked;
      const path = cmsAddress('getPage', { url, lang });
      try {
        return await answers.ask({ key: path, load: () => load(path), ...asking });
      } catch (error) {
        // SPEC part 8: 500 says that there is no such page, unless one was had; any other failure that it cannot be had now.
        if (error instanceof UpstreamError && error.status === 500) return undefined;
        throw httpErrors.pageUnavailable(error);
      }
    },
    expire: () => answers.expire(),
  };
}
