import { checkLanguage } from './checkLanguage.ts';
import { checkStructuredData } from './checkStructuredData.ts';
import type { PageFacts } from './readDocument.ts';

/** No title of a page is shorter, in characters. */
const SHORTEST_TITLE = 10;

/**
 * @param facts what a page says
 * @param messageIds the ids of all messages: one of them in a page is a message that was not found
 * @param publicAddress where search engines are told to find it; absent when they are not
 * @returns what is wrong with this page by itself
 */
export function checkDocument(facts: PageFacts, messageIds: ReadonlySet<string>, publicAddress?: string): string[] {
  const { whole, title, description, headings, lang, repeatedIds, texts } = facts;
  if (!whole) return ['it is cut off: its HTML has no end'];
  const raw = [...texts].filter((text) => messageIds.has(text));
  return [
    ...(headings === 1 ? [] : [`it has ${String(headings)} first headings instead of one`]),
    ...(title.length >= SHORTEST_TITLE ? [] : [`its title is “${title}”`]),
    ...(description === '' ? ['it has no description'] : []),
    ...(lang === '' ? ['it does not say in which language it is'] : []),
    ...repeatedIds.map((id) => `the id “${id}” stands in it more than once`),
    ...raw.map((id) => `it shows the message id ${id} instead of a message`),
    ...checkStructuredData(facts),
    ...(publicAddress === undefined
      ? []
      : [...checkLanguage(facts, publicAddress), ...checkCanonical(facts, publicAddress)]),
  ];
}

/** A page names itself, or the page of another site whose copy it is: one of those that it has as translations. */
function checkCanonical({ canonical, robots, alternates }: PageFacts, publicAddress: string): string[] {
  if (robots.includes('noindex')) return ['it is in the sitemap, and search engines may not show it'];
  if (!canonical || !URL.canParse(canonical)) return ['it has no canonical address'];
  const copied = new URL(canonical).origin !== new URL(publicAddress).origin;
  const known = copied ? alternates.some(({ href }) => href === canonical) : canonical === publicAddress;
  return known ? [] : [`its canonical address is ${canonical}`];
}
