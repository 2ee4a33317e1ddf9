import type { Request, Router } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { isSearchScope, LONGEST_QUESTION, type SearchScope } from '#src/search/data/searchQuestion.ts';
import { cleanQuestion } from '#src/search/server/cleanQuestion.ts';
import type { Search, SearchQuestion } from '#src/search/server/Search.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

const PAGE = /^[1-9]\d{0,2}$/;

/**
 * `GET /api/search?q=&scope=&lang=&page=`: what the search pages show, as data. `scope` is `site` (which may be left out),
 * `blog` or `faq`; `lang` a language of the site, its first when it is left out.
 */
export function createSearchApi(search: Search): Router {
  const router = createRouter();
  router.get('/api/search', async (req, res) => {
    const question = readQuestion(req);
    const { site } = res.locals;
    const locale = site.locales.find((code) => code === req.query.lang) ?? site.locales[0];
    const find = await search.open({ site, locale });
    const answer = find(question);
    if (!answer) throw httpErrors.searchUnavailable();
    res.set('Cache-Control', cachePolicies.typed).json(answer);
  });
  return router;
}

/** @throws {HttpError} 400 where it is none */
function readQuestion({ query }: Request): SearchQuestion {
  const { q = '', scope = 'site', page = '1' } = query;
  if (typeof q !== 'string' || q.length > LONGEST_QUESTION || cleanQuestion(q) === '') throw httpErrors.badRequest();
  if (typeof page !== 'string' || !PAGE.test(page)) throw httpErrors.badRequest();
  return { words: q, scope: readScope(scope), page: Number(page) };
}

function readScope(scope: unknown): SearchScope {
  if (typeof scope !== 'string' || !isSearchScope(scope)) throw httpErrors.badRequest();
  return scope;
}
