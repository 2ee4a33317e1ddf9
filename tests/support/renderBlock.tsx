import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WRITTEN_LOCALES, type LocaleCode } from '#config/locales.ts';
import { createPublicSite } from '#config/publicConfig.ts';
import type { Variant } from '#config/variant.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
import type { SiteApi } from '#src/api/siteApi.ts';
import { SiteProvider } from '#src/request/SiteContext.tsx';
import { createStores, type Stores } from '#src/stores/createStores.ts';
import { StoresProvider } from '#src/stores/StoresContext.tsx';

interface Surroundings {
  readonly locale?: LocaleCode;
  readonly variant?: Variant;
  readonly stores?: Stores;
}

/** Where a variant is at home; `main` serves the others by locale. */
const SITE_OF: Partial<Record<Variant, SiteKey>> = { ru: 'ru', kz: 'kz' };
const localeOf = (variant: Variant): LocaleCode =>
  WRITTEN_LOCALES.find((code) => code === variant) ?? sites.kz.locales[0];

const noApi: SiteApi = {
  getPage: () => Promise.reject(new Error('no page in this test')),
  getFavoritePosts: () => Promise.resolve([]),
  getEntries: () => Promise.resolve(undefined),
};

/** @returns stores whose calls are answered by what is given, and else by nothing */
export function createTestStores(api: Partial<SiteApi> = {}): Stores {
  return createStores({ ...noApi, ...api });
}

/** The element as a page of the site would surround it, in the messages' own language. */
export function withProviders(element: ReactElement, { variant = 'en', locale, stores }: Surroundings = {}) {
  const shown = locale ?? localeOf(variant);
  const site = createPublicSite(sites[SITE_OF[variant] ?? 'main'], shown);
  return (
    <I18nProvider i18n={setupI18n({ locale: shown, messages: { [shown]: {} } })}>
      <SiteProvider value={site}>
        <StoresProvider value={stores ?? createTestStores()}>{element}</StoresProvider>
      </SiteProvider>
    </I18nProvider>
  );
}

/** @returns the HTML that the server would send for the element */
export function renderBlock(element: ReactElement, surroundings?: Surroundings): string {
  return renderToStaticMarkup(withProviders(element, surroundings));
}
