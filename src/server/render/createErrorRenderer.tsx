import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LocaleCode } from '#config/locales.ts';
import type { PublicSite } from '#config/publicConfig.ts';
import { ERROR_CHUNK } from '#src/app/errors/errorChunk.ts';
import { ErrorPage } from '#src/app/errors/ErrorPage.tsx';
import { SiteProvider } from '#src/request/SiteContext.tsx';
import type { Assets } from '#src/server/render/assets.ts';
import type { Catalog } from '#src/server/render/catalogs.ts';
import { fontsOf } from '#src/server/render/fonts.ts';
import type { HttpError } from '#src/shared/HttpError.ts';
import type { Suggestions } from '#src/app/errors/Suggestions.tsx';

interface ErrorRendererOptions {
  readonly assets: Pick<Assets, 'styles' | 'ownStylesOf'>;
  readonly catalogOf: (locale: LocaleCode) => Catalog;
}

/** Renders a whole document. Needs nothing that could fail a second time. */
export type RenderError = (error: HttpError, site: PublicSite, suggestions?: Suggestions) => string;

/** @returns the function that renders an error as a document of its own: no router, no data, nothing that hydrates */
export function createErrorRenderer({ assets, catalogOf }: ErrorRendererOptions): RenderError {
  const styles = [...assets.styles, ...assets.ownStylesOf(ERROR_CHUNK)];
  return function renderError(error, site, suggestions) {
    const html = renderToStaticMarkup(
      <html lang={site.iso}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {fontsOf(site.locale).map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
          {styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </head>
        <body>
          <I18nProvider i18n={catalogOf(site.locale).i18n}>
            <SiteProvider value={site}>
              <ErrorPage error={error} suggestions={suggestions} />
            </SiteProvider>
          </I18nProvider>
        </body>
      </html>,
    );
    return `<!DOCTYPE html>${html}`;
  };
}
