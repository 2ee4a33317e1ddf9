import type { Logger } from 'pino';
import type { Env } from '#config/env.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { createAskedSource } from '#src/server/docs/createAskedSource.ts';
import { createEmbeddedDocs } from '#src/server/docs/createEmbeddedDocs.ts';
import { createRemoteDocs } from '#src/server/docs/createRemoteDocs.ts';
import type { DocsApi } from '#src/server/docs/DocsApi.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { createEmbeddedSource } from '#src/server/upstream/createEmbeddedSource.ts';
import { createEnglishSource } from '#src/server/upstream/createEnglishSource.ts';
import { createRemotePages } from '#src/server/upstream/createRemotePages.ts';
import { createRemoteSource } from '#src/server/upstream/createRemoteSource.ts';

interface OpenedSource {
  readonly source: ContentSource;
  readonly docs: DocsApi;
  /** What is kept of upstream answers does not count as new any more. */
  expire(): void;
}

type UpstreamEnv = Pick<
  Env,
  'CMS_ORIGIN' | 'ENGLISH_SITE_ORIGIN' | 'DOCS_API_ORIGIN' | 'UPSTREAM_TIMEOUT_MS' | 'PAGE_TTL'
>;

/**
 * @param env where the pages are
 * @param content the embedded content, for what no upstream has the say on
 * @param logger told of calls that fail
 * @returns where the pages of this site come from, as its environment says
 */
export function openSource(
  env: UpstreamEnv,
  content: ContentStore,
  logger: Pick<Logger, 'error' | 'warn'>,
): OpenedSource {
  const calls = { parts: pageParts, timeout: env.UPSTREAM_TIMEOUT_MS, pageTtl: env.PAGE_TTL * 1000, logger };
  const remote = env.CMS_ORIGIN ? createRemoteSource({ ...calls, origin: env.CMS_ORIGIN }) : undefined;
  const own = remote ?? createEmbeddedSource(content);
  const english = env.ENGLISH_SITE_ORIGIN
    ? createRemotePages({ ...calls, origin: env.ENGLISH_SITE_ORIGIN })
    : undefined;
  const docs = env.DOCS_API_ORIGIN ? createRemoteDocs({ ...calls, origin: env.DOCS_API_ORIGIN }) : undefined;
  const source = english ? createEnglishSource(own, english) : own;
  return {
    source: docs ? createAskedSource(source) : source,
    docs: docs ?? createEmbeddedDocs(content),
    expire() {
      remote?.expire();
      english?.expire();
      docs?.expire();
    },
  };
}
