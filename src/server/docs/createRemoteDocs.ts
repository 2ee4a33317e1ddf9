import type { Logger } from 'pino';
import { docsAddress, type DocsCall } from '#src/api/docsCalls.ts';
import type { DocsApi } from '#src/server/docs/DocsApi.ts';
import { createAnswers } from '#src/server/upstream/createAnswers.ts';
import { ANSWER_FRESH_FOR } from '#src/server/upstream/createRemotePages.ts';
import { fetchUpstream, UpstreamError } from '#src/server/upstream/fetchUpstream.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

interface RemoteDocsOptions {
  /** `DOCS_API_ORIGIN` */
  readonly origin: string;
  /** `UPSTREAM_TIMEOUT_MS` */
  readonly timeout: number;
  /** `PAGE_TTL`, in ms */
  readonly pageTtl: number;
  readonly logger: Pick<Logger, 'error'>;
  /** In ms. */
  readonly now?: () => number;
}

interface RemoteDocs extends DocsApi {
  /** What is kept does not count as new any more. */
  expire(): void;
}

/** Bound of all answers, in bytes: each filter and page is an answer, in each language. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The log's words for every call that failed: alerts look for them. */
export const DOCS_FAILED = 'Docs API call failed';

/** The docs API of a provider: each answer validated, each failure logged and met with the last good answer. */
export function createRemoteDocs({ origin, timeout, pageTtl, logger, now }: RemoteDocsOptions): RemoteDocs {
  const answers = createAnswers({
    freshFor: Math.min(ANSWER_FRESH_FOR, pageTtl),
    maxBytes: MAX_BYTES,
    ...(now ? { now } : {}),
  });
  const load = async (call: DocsCall, path: string): Promise<unknown> => {
    try {
      const { docsSchemas } = await import(/* webpackMode: "eager" */ '#src/server/docs/docsSchemas.ts');
      return await fetchUpstream({ origin, path, schema: docsSchemas[call], timeout });
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return undefined;
      logger.error({ err: error }, DOCS_FAILED);
      throw error;
    }
  };
  return {
    async ask(call, query, locale, asking) {
      const path = docsAddress(call, query, locale);
      try {
        return await answers.ask({ key: path, load: () => load(call, path), ...asking });
      } catch (error) {
        throw httpErrors.pageUnavailable(error);
      }
    },
    expire: () => answers.expire(),
  };
}
