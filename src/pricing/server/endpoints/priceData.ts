import type { Request, RequestHandler, Response, Router } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import type { LocaleCode } from '#config/locales.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { sendFinished } from '#src/server/http/finishedDocument.ts';
import { createPriceDocuments, TABLE_PATH } from '#src/pricing/server/priceDocuments.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { searchPrices } from '#src/pricing/server/priceSearch.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import { LONGEST_PRICE_QUESTION } from '#src/pricing/data/priceMatch.ts';

/** Without a language's prefix: the data is the same for all, and its addresses are meant to last (docs/price-data.md). */
const ADDRESSES = /^\/prices(?:\.csv|\/[^/]*\.json)$/;

const METHODS = 'GET, HEAD, OPTIONS';

/** A browser asks leave to send `If-None-Match`, and remembers it for a day. */
const LEAVE = {
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
};

/**
 * The open price data: files for programs of anybody, on whatever page they run, and the search that the price page uses
 * too. Its documents are compressed once, each with an ETag for its encoding, and so must not be compressed on the way.
 */
export function createPriceData(prices: Prices): Router {
  const router = createRouter();
  const findDocument = createPriceDocuments(prices);

  router.all(ADDRESSES, openToEveryone);

  router.get('/prices/search.json', (req, res) => {
    const question = readQuestion(req);
    if (!prices.state().calls) throw httpErrors.pricesUnavailable();
    const matches = searchPrices(prices, question, requestedLocale(req, res));
    res.set('Cache-Control', cachePolicies.typed).json({ ...prices.origin(), matches });
  });

  router.get(ADDRESSES, async (req, res) => {
    const document = findDocument(req.path);
    res.set('Cache-Control', cachePolicies.shared);
    if (req.path === TABLE_PATH) res.attachment('prices.csv');
    await sendFinished(req, res, document);
  });

  router.options(ADDRESSES, (_req, res) => {
    res
      .status(204)
      .set({ Allow: METHODS, ...LEAVE })
      .end();
  });

  router.all(ADDRESSES, () => {
    throw httpErrors.methodNotAllowed(METHODS);
  });

  return router;
}

/** Any page may read this, errors too. */
const openToEveryone: RequestHandler = (_req, res, next) => {
  res.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  next();
};

function readQuestion({ query }: Request): string {
  const { q } = query;
  const question = typeof q === 'string' ? q.trim() : '';
  if (question === '' || question.length > LONGEST_PRICE_QUESTION) throw httpErrors.badRequest();
  return question;
}

/** The language of the titles: that of the site where `lang` names none of its own. */
function requestedLocale({ query }: Request, res: Response): LocaleCode {
  const { site } = res.locals;
  return site.locales.find((code) => code === query.lang) ?? site.locales[0];
}
