import type { Router } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import type { LocaleCode } from '#config/locales.ts';
import { siteOrigin, type Site } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { sendFinished } from '#src/server/http/finishedDocument.ts';
import { listAlternates, publicUrl } from '#src/server/render/alternates.ts';
import type { KeptDocuments } from '#src/server/site/keptDocuments.ts';
import { listOfferedPaths } from '#src/server/site/sitePaths.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';

type Source = Pick<ContentSource, 'listPaths' | 'dayOfChange'>;

interface SitemapsOptions {
  readonly source: Source;
  readonly kept: KeptDocuments;
}

const TYPE = 'application/xml; charset=utf-8';

const SITEMAP = /^\/sitemap-([a-z]{2})\.xml$/;

/**
 * `/sitemap.xml`, which names one sitemap for each language of the site that is asked: `/sitemap-en.xml`. The addresses come
 * from the route table.
 */
export function createSitemaps({ source, kept }: SitemapsOptions): Router {
  const router = createRouter();
  router.get('/sitemap.xml', async (req, res) => {
    const { site } = res.locals;
    const document = kept.get(`sitemaps of ${site.key}`, TYPE, () => writeIndex(source, site));
    res.set('Cache-Control', cachePolicies.shared);
    await sendFinished(req, res, document);
  });
  router.get(SITEMAP, async (req, res, next) => {
    const { site } = res.locals;
    const locale = site.locales.find((code) => code === SITEMAP.exec(req.path)?.[1]);
    if (!locale) {
      next();
      return;
    }
    const document = kept.get(`sitemap of ${site.key} in ${locale}`, TYPE, () => writeSitemap(source, site, locale));
    res.set('Cache-Control', cachePolicies.shared);
    await sendFinished(req, res, document);
  });
  return router;
}

function writeIndex(source: Source, site: Site): string {
  const sitemaps = site.locales.map((locale) =>
    element('sitemap', {
      loc: `${siteOrigin(site)}/sitemap-${locale}.xml`,
      lastmod: listEntries(source, site, locale)
        .flatMap(({ day }) => day ?? [])
        .sort()
        .at(-1),
    }),
  );
  return xmlDocument('sitemapindex', '', sitemaps);
}

function writeSitemap(source: Source, site: Site, locale: LocaleCode): string {
  const urls = listEntries(source, site, locale).map(({ url, day, alternates }) =>
    element(
      'url',
      { loc: url, lastmod: day },
      alternates.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
      ),
    ),
  );
  return xmlDocument('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

/** Every page of a site that search engines may show, in one of its languages; one that names another as its own is none. */
function listEntries(source: Source, site: Site, locale: LocaleCode) {
  const written = new Map(source.listPaths().map(({ path, locales }) => [path, locales]));
  return listOfferedPaths(source, site, locale).flatMap((path) => {
    const route = matchRoute(path)?.route;
    if (!route || route.canonical !== undefined) return [];
    const alternates = listAlternates({ route, path, locales: written.get(path) ?? [] });
    return [{ url: publicUrl(site, locale, path), day: source.dayOfChange(path, locale), alternates }];
  });
}

type Fields = Readonly<Record<string, string | undefined>>;

function element(name: string, fields: Fields, more: readonly string[] = []): string {
  const written = Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [`<${field}>${escapeXml(value)}</${field}>`],
  );
  return `<${name}>${[...written, ...more].join('')}</${name}>`;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const xmlDocument = (root: string, namespaces: string, elements: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
