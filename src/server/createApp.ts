import express, { type Express } from 'express';
import type { LocaleCode } from '#config/locales.ts';
import '#src/server/locals.ts';
import { createCalendarFiles } from '#src/server/endpoints/calendarFiles.ts';
import { createContentApi } from '#src/server/endpoints/contentApi.ts';
import { createCrawlerFiles } from '#src/server/endpoints/crawlers.ts';
import { createDocsApi } from '#src/server/endpoints/docsApi.ts';
import { createEstimate } from '#src/pricing/server/endpoints/estimate.ts';
import { createFeeds } from '#src/server/endpoints/feeds.ts';
import { createForms } from '#src/forms/server/endpoints/forms.ts';
import { createHealth, type Readiness } from '#src/server/endpoints/health.ts';
import { createLlms } from '#src/server/endpoints/llms.ts';
import { createMarkdownTwins } from '#src/server/endpoints/markdownTwins.ts';
import { createPriceData } from '#src/pricing/server/endpoints/priceData.ts';
import { createSearchApi } from '#src/search/server/endpoints/search.ts';
import { createSetLocale } from '#src/language/server/endpoints/setLocale.ts';
import { createSitemaps } from '#src/server/endpoints/sitemaps.ts';
import { createWebManifest } from '#src/server/endpoints/webManifest.ts';
import { createContentSecurityPolicy } from '#src/server/middleware/contentSecurityPolicy.ts';
import { createCloseWhenDraining } from '#src/server/middleware/closeWhenDraining.ts';
import { createCompressResponses } from '#src/server/middleware/compressResponses.ts';
import { createDraftPreview } from '#src/server/middleware/draftPreview.ts';
import { createErrorPage } from '#src/server/middleware/errorPage.ts';
import { createHashedAssets } from '#src/server/middleware/hashedAssets.ts';
import { createInvalidRoute } from '#src/server/middleware/invalidRoute.ts';
import { createNamedMiddleware } from '#src/server/middleware/namedMiddleware.ts';
import { createNormalizeUrl } from '#src/server/middleware/normalizeUrl.ts';
import { createNotFound } from '#src/server/middleware/notFound.ts';
import { createAnswerFromCache } from '#src/server/middleware/answerFromCache.ts';
import { createPublicFiles } from '#src/server/middleware/publicFiles.ts';
import { createRedirectLocale } from '#src/language/server/middleware/redirectLocale.ts';
import { createRedirectUnavailable } from '#src/server/middleware/redirectUnavailable.ts';
import { createRenderPage } from '#src/server/middleware/renderPage.ts';
import { createRequestLog } from '#src/server/middleware/requestLog.ts';
import { createResolveSite } from '#src/server/middleware/resolveSite.ts';
import { createSecurityHeaders } from '#src/server/middleware/securityHeaders.ts';
import { createSiteGate } from '#src/server/middleware/siteGate.ts';
import { pageMiddleware } from '#src/server/pageMiddleware.ts';
import { forms } from '#src/forms/data/forms.ts';
import { listKnownFiles } from '#src/server/http/knownFiles.ts';
import { once } from '#src/shared/once.ts';
import { createMeasurements } from '#src/visitor/server/endpoints/measurements.ts';
import { createKeptDocuments } from '#src/server/site/keptDocuments.ts';
import type { Services } from '#src/server/createServices.ts';

/**
 * A request's way through the server, in order (DESIGN part 3). Each line either answers or hands on; an error goes to the
 * last one.
 */
export function createApp(services: Services, readiness: Readiness): Express {
  const { leads, siteForms, env, logger, source, pages, cache, renderError, nearestPages, directories } = services;
  const { prices, search, catalogOf, hostedSites, goneEntries, docs, content, thirdParties } = services;
  const { countryOf, measured, gate } = services;
  const i18nOf = (locale: LocaleCode) => catalogOf(locale).i18n;
  const kept = createKeptDocuments(content);
  const cached = env.PAGE_TTL > 0;
  const filesOf = (directory: string) =>
    env.NODE_ENV === 'development' ? undefined : once(() => listKnownFiles(directory));
  const app = createExpress(env.TRUST_PROXY);

  app.use(createRequestLog(logger));
  app.use(createSecurityHeaders());
  app.use(createCloseWhenDraining(readiness));
  app.use(createHealth(readiness));
  app.use(createResolveSite(hostedSites));
  app.use(createNormalizeUrl());
  app.use(createHashedAssets(directories.client, filesOf(directories.client)));
  app.use(createPublicFiles(directories.public, filesOf(directories.public)));
  app.use(createRedirectLocale(logger));
  if (cached) app.use(createAnswerFromCache({ cache, pages }));
  app.use(createContentSecurityPolicy(thirdParties.policy));
  app.use(createPriceData(prices));
  app.use(createCompressResponses());
  app.use(createContentApi({ source, pages, countryOf }));
  app.use(createSearchApi(search));
  app.use(createDocsApi(docs, content));
  app.use(createMeasurements(measured));
  app.use(createSetLocale(logger));
  app.use(createCrawlerFiles());
  app.use(createSitemaps({ source, kept }));
  app.use(createWebManifest(pages));
  app.use(createLlms({ source, content, i18nOf, kept }));
  app.use(createCalendarFiles(pages));
  app.use(createFeeds(pages));
  app.use(createMarkdownTwins({ pages, cache, gate }));
  app.use(createEstimate({ prices, i18nOf }));
  app.use(createForms({ ...siteForms, forms, pages, logger, store: leads.store }));
  app.use(createInvalidRoute());
  app.use(createSiteGate());
  app.use(createNamedMiddleware(pageMiddleware));
  app.use(createDraftPreview({ pages, secret: env.PREVIEW_SECRET }));
  app.use(createRenderPage({ pages, cached }));
  app.use(createNotFound(source, goneEntries));
  app.use(createRedirectUnavailable(source));
  app.use(createErrorPage({ renderError, logger, nearestPages, goneEntries }));
  return app;
}

/** Express as strict as the site, and without its name in a header. It tags what has no tag of its own, such as JSON. */
function createExpress(trustProxy: number | string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxy);
  app.enable('case sensitive routing');
  app.enable('strict routing');
  return app;
}
