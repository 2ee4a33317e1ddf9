import type { WrittenLocale } from '#config/locales.ts';

/** How a page stands in a language. */
export interface TranslationState {
  readonly locale: WrittenLocale;
  /** Unwanted: no site that serves the page speaks the language, or the page says that it is not to have it. */
  readonly state: 'there' | 'missing' | 'unwanted';
  /** What is broken in the file, and what was translated from other words than today's. */
  readonly problems: readonly string[];
}

/** A page and its languages. */
export interface PageTranslations {
  readonly path: string;
  /** In the content folder. */
  readonly folder: string;
  readonly draft: boolean;
  readonly states: readonly TranslationState[];
}
