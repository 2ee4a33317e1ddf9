import type { PublicSite } from '#config/publicConfig.ts';
import type { Page } from '#src/shared/page/page.ts';

/** A page that search engines can be told of, since its address is known. */
export type PublicPage = Page & { readonly links: NonNullable<Page['links']> };

/** What a thing may say of the site that shows it. */
export type ShowingSite = Pick<PublicSite, 'origin' | 'prefix' | 'iso' | 'variant' | 'kazakhstan'>;
