import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LOCALE, PSEUDO_LOCALE, WRITTEN_LOCALES } from './config/locales.ts';

/** The pseudo-locale has no catalog: it is made from the English one when catalogs are compiled. */
export default defineConfig({
  sourceLocale: DEFAULT_LOCALE,
  locales: [...WRITTEN_LOCALES],
  pseudoLocale: PSEUDO_LOCALE,
  catalogs: [{ path: '<rootDir>/locales/{locale}/messages', include: ['<rootDir>/src'], exclude: ['**/*.test.*'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
