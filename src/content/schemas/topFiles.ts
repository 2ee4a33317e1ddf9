/** What every page needs, by file at the top of the content folder. */
export const SHARED_FILES = ['redirects.yaml', 'menus.yaml', 'footer.yaml', 'taxonomy.yaml'] as const;

/** What copy names by reference. A folder without it has no facts. */
export const FACTS = 'facts.yaml';

/** What the words of all pages are held to. A folder without it has no terms. */
export const GLOSSARY = 'glossary.yaml';

/** Who writes. A folder without it has no authors. */
export const AUTHORS = 'authors.yaml';

/** When pages were changed. A folder without it does not say so. */
export const DATES = 'dates.yaml';

/** The files that lie at the top of the content folder. */
export const TOP_FILES = [...SHARED_FILES, FACTS, GLOSSARY, AUTHORS, DATES] as const;

/** One of them. */
export type TopFile = (typeof TOP_FILES)[number];
