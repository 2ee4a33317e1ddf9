import type { SiteKey } from '#config/siteKeys.ts';

/** An address of the route table, as the content sees it. */
export interface FoundAddress {
  /** The document that answers it. */
  readonly contentPath: string;
  /** What stands in the address for the route's parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** What it asks a list for, each value with the set of the taxonomy that must have it. */
  readonly choices: readonly { readonly facet: string; readonly set: string; readonly value: string }[];
  /** Whether the route table promises this very address, with or without a page. */
  readonly isPromised: boolean;
  isServedOn(site: SiteKey): boolean;
}

/** The route table lies above the content, and is handed down to what checks it. */
export interface Addresses {
  /** @returns what a path leads to; undefined where no route does */
  find(path: string): FoundAddress | undefined;
  /** The paths below which a folder is an address, such as `/products`. */
  readonly groups: readonly string[];
}
