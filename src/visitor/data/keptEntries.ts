import { LOCALE_COOKIE, STORAGE_KEY } from '#config/constants.ts';
import type { ConsentCategory } from '#src/visitor/data/consentCategories.ts';
import { FIRST_ENTRIES } from '#src/visitor/data/firstStorage.ts';

/** Where a browser keeps it; a database is an IndexedDB of that name. */
export type Place = 'local' | 'session' | 'cookie' | 'database';

interface KeptEntry {
  /** The name in the browser; what ends in `*` stands for all that begin like it. */
  readonly key: string;
  readonly place: Place;
  /** Without consent to it nothing is written and nothing read, and what is there goes. */
  readonly category: ConsentCategory;
}

/**
 * All that this site keeps on a visitor's device, and no other name may be written. The banner, the settings page and what
 * erases it are made from this list.
 */
export const KEPT_ENTRIES = {
  consent: { key: STORAGE_KEY.consent, place: 'local', category: 'necessary' },
  chosenLocale: { key: LOCALE_COOKIE.name, place: 'cookie', category: 'necessary' },
  scroll: { ...FIRST_ENTRIES.scroll, category: 'necessary' },
  chunkReload: { ...FIRST_ENTRIES.chunkReload, category: 'necessary' },
  outboxMark: { ...FIRST_ENTRIES.outboxMark, category: 'necessary' },
  outbox: { key: 'keyval-store', place: 'database', category: 'necessary' },
  drafts: { key: 'form_draft_*', place: 'local', category: 'functional' },
  savedCases: { key: 'saved_filters_cases', place: 'local', category: 'functional' },
  savedPartners: { key: 'saved_filters_partners', place: 'local', category: 'functional' },
  campaign: { key: STORAGE_KEY.utm, place: 'local', category: 'analytics' },
  locale: { key: STORAGE_KEY.locale, place: 'local', category: 'analytics' },
  // Of third parties, which keep them under this site: ours to remove.
  captcha: { key: '_grecaptcha', place: 'local', category: 'functional' },
  analyticsCookies: { key: '_ga*', place: 'cookie', category: 'analytics' },
  marketingCookies: { key: '_gcl_*', place: 'cookie', category: 'marketing' },
  marketingText: { key: '_gcl_ls', place: 'local', category: 'marketing' },
} as const satisfies Record<string, KeptEntry>;

/** What a line of it is asked for by. */
export type KeptName = keyof typeof KEPT_ENTRIES;
