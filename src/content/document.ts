import type { z } from 'zod';
import { WRITTEN_LOCALES, type LocaleCode, type WrittenLocale } from '#config/locales.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import type { IconName } from '#src/shared/iconNames.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import type { pageMetadataShape, pageSettingsShape } from '#src/shared/page/page.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** What the files of the content folder hold; their schemas are in `fileSchemas.ts`. */

/** What the content itself reads of `page.yaml`, whatever the template. */
export type PageSettings = z.output<z.ZodObject<typeof pageSettingsShape>> & {
  readonly template: string;
  /** Of an entry of a list: what its list knows of it. */
  readonly entry?: Readonly<Record<string, unknown>> | undefined;
};

/** An entry without a page, in all languages, beside what its list asks of it. */
export interface ContentRecord {
  /** A name for all languages, or one for each. */
  readonly name: string | PerLocale;
  readonly description: PerLocale;
}

/** A page in one language, with its blocks checked and filled with defaults. */
export type LocalizedContent = z.output<z.ZodObject<typeof pageMetadataShape>> & {
  blocks: readonly AnyBlock[];
};

/** A page in all its languages, put together from the files of its folder. */
export interface PageDocument {
  readonly path: string;
  /** The folder of its files in the content folder, such as `pages/products/voicebot`. */
  readonly folder: string;
  readonly settings: PageSettings;
  readonly locales: Readonly<Partial<Record<LocaleCode, LocalizedContent>>>;
}

/** The values of each set by their slugs. An entry that names another is a problem of the content check. */
export type Taxonomy = Readonly<Record<string, Readonly<Record<string, TaxonomyValue>>>>;

/** What a value is called, and what is said of it where a list is narrowed to it. */
export interface TaxonomyValue extends PerLocale {
  readonly about?: PerLocale | undefined;
  readonly icon?: IconName | undefined;
}

/** What `GET /api/getPage` is asked for, in the terms of the content. */
export interface PageQuery {
  /** The document's path; for a route with parameters the list page that they filter. */
  readonly contentPath: string;
  /** The visitor's path, without locale prefix. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The query parameters that the route declares. */
  readonly query?: Readonly<Record<string, string>>;
  /** Of a list, the same as `?name=value&…` or '': it decides what is on the page, so whoever has the page is told. */
  readonly listQuery?: string;
  readonly locale: LocaleCode;
  /** The site that shows it. */
  readonly site: SiteKey;
  /** Shown though it is not public: who asks has a signed link. */
  readonly draft?: true;
  /** The English site has the say on this page, where it speaks the language. */
  readonly fromEnglishSite?: true;
}

/** The languages whose files a page has. */
export const LOCALE_FILES: readonly WrittenLocale[] = WRITTEN_LOCALES;
