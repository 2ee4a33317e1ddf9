/** Under which names a browser keeps the selections of lists (SPEC part 4), by the list. */
export const SAVED_LISTS = { cases: 'savedCases', partners: 'savedPartners' } as const;
