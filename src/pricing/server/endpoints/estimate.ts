import type { I18n } from '@lingui/core';
import type { Response, Router } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import type { LocaleCode } from '#config/locales.ts';
import { declaredQuery } from '#src/app/declaredQuery.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { localizePath } from '#src/request/address.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { writeEstimateCsv } from '#src/pricing/server/estimateCsv.ts';
import { readEstimateForm } from '#src/pricing/server/estimateForm.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { redirectTo } from '#src/server/http/redirect.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import { findCurrency } from '#src/shared/currencies.ts';
import { readEstimate, writeFittingEstimate } from '#src/pricing/data/estimateLink.ts';

const PAGE = '/pricing';
const FORM = '/prices/estimate';
const FILE = '/prices/estimate.csv';
/** The block's id on the page: where the visitor was before the form was sent. */
const ANCHOR = 'estimate';

interface EstimateOptions {
  readonly prices: Prices;
  readonly i18nOf: (locale: LocaleCode) => I18n;
}

/** What the estimator asks of the server: its form where there is no JavaScript, and the estimate as a file. */
export function createEstimate({ prices, i18nOf }: EstimateOptions): Router {
  const router = createRouter();
  router.get(/\/estimate(\.csv)?$/, (_req, res, next) => {
    const { path, search } = res.locals.address;
    if (path === FORM) leadToPage(res, new URLSearchParams(search), prices);
    else if (path === FILE) sendFile(res, new URLSearchParams(search), { prices, i18nOf });
    else next();
  });
  return router;
}

/** The form's lines become the address of the page, which is all that keeps them. */
function leadToPage(res: Response, sent: URLSearchParams, prices: Prices): void {
  const { prefix } = res.locals.address;
  const match = matchRoute(PAGE);
  const query = new URLSearchParams(match && declaredQuery(match.route, `?${sent.toString()}`));
  query.delete('estimate');
  // As it is: URLSearchParams would escape the `~` between lines, which no address needs.
  const estimate = `estimate=${writeFittingEstimate(readEstimateForm(sent, prices))}`;
  const target = `${PAGE}?${[query.toString(), estimate].filter(Boolean).join('&')}#${ANCHOR}`;
  redirectTo(res, localizePath(target, prefix), { status: 303 });
}

function sendFile(res: Response, asked: URLSearchParams, { prices, i18nOf }: EstimateOptions): void {
  const link = asked.get('estimate') ?? '';
  const { estimate, unread } = readEstimate(link);
  if (link === '' || (unread > 0 && estimate.length === 0)) throw httpErrors.badRequest();
  const { locale } = res.locals.address;
  const currency = findCurrency(asked.get('currency'));
  const file = writeEstimateCsv(estimate, unread, { prices, currency, locale, i18n: i18nOf(locale) });
  res.set('Cache-Control', cachePolicies.none);
  res.attachment('estimate.csv').type('text/csv').send(file);
}
