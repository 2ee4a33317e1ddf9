import type { IconName } from '#src/shared/iconNames.ts';

/** A list whose entries are not with the page: they are asked for while it is shown. */

/** A choice of a facet, with what the language calls it and says of it. */
export interface Choice {
  readonly slug: string;
  readonly name: string;
  readonly about?: string | undefined;
  readonly icon?: IconName | undefined;
}

/** What is known of the list before its entries are: the address asks for it. */
export interface AskedEntries {
  readonly collection: string;
  /** From 1. */
  readonly page: number;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly action: string;
  /** What is chosen, also in the path, and what may be chosen. */
  readonly filters: readonly {
    readonly facet: string;
    readonly options: readonly Choice[];
    readonly current?: string | undefined;
  }[];
  /** Elsewhere than on its own page: how many entries are shown, and no filters. */
  readonly limit?: number | undefined;
}

/** The same with its entries. */
export interface AnsweredEntries extends Omit<AskedEntries, 'limit'> {
  readonly items: readonly { readonly path: string }[];
  readonly total: number;
  readonly pages: number;
}
