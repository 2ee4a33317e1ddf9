import type { OfferedLists } from '#src/shared/address/queryRules.ts';

/** @returns what a site offers that has these and nothing else */
export const offering = (lists: Partial<OfferedLists> = {}): OfferedLists => ({
  countries: [],
  taxonomy: {},
  ...lists,
});
