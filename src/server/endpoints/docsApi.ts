import type { Request, Router } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { WRITTEN_LOCALES, type LocaleCode } from '#config/locales.ts';
import { DOCS_CALLS, DOCS_LISTS, DOCS_PREFIX, type DocsCall } from '#src/api/docsCalls.ts';
import type { CollectionRow } from '#src/content/collections/collectionPart.ts';
import type { DocsApi } from '#src/server/docs/DocsApi.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { facetsIn, MOST_PAGES, PAGE_PARAMETER } from '#src/shared/collections/collection.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import type { ContentStore } from '#src/content/contentStore.ts';

const rows: Readonly<Record<string, CollectionRow>> = siteCollections;

/**
 * The docs API under our own origin (SPEC part 7): from the content, or handed on from `DOCS_API_ORIGIN`. Of a query only
 * what the lists can be narrowed by is read, and of that only values that there are: nobody fills a memory with made-up ones.
 */
export function createDocsApi(docs: DocsApi, content: Pick<ContentStore, 'snapshot'>): Router {
  const router = createRouter();
  for (const call of DOCS_CALLS) {
    router.get(`${DOCS_PREFIX}/${call}`, async (req, res) => {
      const query = readQuery(call, req, content);
      const answer = await docs.ask(call, query, localeOf(req));
      if (answer === undefined) throw httpErrors.pageNotFound();
      res.set('Cache-Control', cachePolicies.shared).json(answer);
    });
  }
  return router;
}

/** `ru-ru`, `en-us` and the like, or the code itself; another language is English. */
function localeOf({ query: { lang } }: Request): LocaleCode {
  const language = typeof lang === 'string' ? lang.split('-')[0] : undefined;
  return WRITTEN_LOCALES.find((code) => code === language) ?? 'en';
}

/** @throws {HttpError} 404 for a value or a page that there is not */
function readQuery(
  call: DocsCall,
  { query }: Request,
  { snapshot: { taxonomy } }: Pick<ContentStore, 'snapshot'>,
): Readonly<Record<string, string>> {
  if (call === 'getPage') {
    if (query.url !== 'case-studies' && query.url !== '/case-studies') throw httpErrors.pageNotFound();
    return { url: 'case-studies' };
  }
  const [name, list] = Object.entries(DOCS_LISTS).find(([, each]) => each?.call === call) ?? [];
  const row = rows[name ?? ''];
  if (!list || !row) return {};
  const chosen: Record<string, string> = { ...list.query };
  for (const [facet, { set }] of facetsIn(row.definition, 'query')) {
    const value = query[facet];
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string' || !Object.hasOwn(taxonomy[set] ?? {}, value)) throw httpErrors.pageNotFound();
    chosen[facet] = value;
  }
  const page = query[PAGE_PARAMETER] ?? '1';
  if (typeof page !== 'string' || !/^[1-9]\d{0,2}$/.test(page) || Number(page) > MOST_PAGES)
    throw httpErrors.pageNotFound();
  return { ...chosen, [PAGE_PARAMETER]: page };
}
