import { locales, type LocaleCode } from '#config/locales.ts';
import type { IconName } from '#src/shared/iconNames.ts';

/** The calls of the docs API (SPEC part 7), for server and browser. */

/** Below our own origin; below `DOCS_API_ORIGIN` without it. */
export const DOCS_PREFIX = '/docs-api';

/** What each call is asked for beside the language. */
export interface DocsQueries {
  readonly getRegions: Readonly<Record<string, never>>;
  readonly getChannels: Readonly<Record<string, never>>;
  readonly getPartnerTypes: Readonly<Record<string, never>>;
  readonly getTechProducts: Readonly<Record<string, never>>;
  readonly getPage: { readonly url: 'case-studies' };
  readonly getCases: Readonly<Record<string, string>>;
  readonly getPartners: Readonly<Record<string, string>>;
}

/** The name of a call. */
export type DocsCall = keyof DocsQueries;

/** All of them. */
export const DOCS_CALLS: readonly DocsCall[] = [
  'getRegions',
  'getChannels',
  'getPartnerTypes',
  'getTechProducts',
  'getPage',
  'getCases',
  'getPartners',
];

/** A value that a list is narrowed by (SPEC part 3: id, title, description; of a channel its logotype, too). */
export interface DocsOption {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly logotype?: IconName | undefined;
}

/**
 * @param call which
 * @param query what it is asked for
 * @param locale of the page
 * @returns path and query of the call. The page call has the raw locale, the others a mapped one (SPEC part 7)
 */
export function docsAddress<Call extends DocsCall>(call: Call, query: DocsQueries[Call], locale: LocaleCode): string {
  const lang = call === 'getPage' ? locale : locales[locale].docsApi;
  return `/${call}?${new URLSearchParams({ ...query, lang }).toString()}`;
}

interface DocsList {
  readonly call: 'getCases' | 'getPartners';
  /** What is always asked for. */
  readonly query: Readonly<Record<string, string>>;
  /** Which call has the values of each facet. */
  readonly options: Readonly<Record<string, Exclude<DocsCall, 'getCases' | 'getPartners'>>>;
}

/** The lists that the docs API has, by their names. Cases are sorted by rank (SPEC part 9). */
export const DOCS_LISTS: Readonly<Partial<Record<string, DocsList>>> = {
  cases: {
    call: 'getCases',
    query: { sort: 'rank' },
    options: { industries: 'getPage', regions: 'getRegions', channels: 'getChannels' },
  },
  partners: {
    call: 'getPartners',
    query: {},
    options: {
      techProducts: 'getTechProducts',
      regions: 'getRegions',
      partnerTypes: 'getPartnerTypes',
      industries: 'getPage',
    },
  },
};
