import type { SiteKey } from '#config/siteKeys.ts';

/** Any block, for code that only passes blocks on. */
export interface AnyBlock {
  readonly type: string;
  readonly id: string;
  /** Where on the page it stands, if not where its type belongs. */
  readonly slot?: string | undefined;
  /** The sites that show it, if not all that show the page. */
  readonly sites?: readonly SiteKey[] | undefined;
}
