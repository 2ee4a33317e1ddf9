import { checkLanguage } from './checkLanguage.ts';
import type { Complaint } from './checkTogether.ts';
import type { Mapping } from './createMapping.ts';
import type { SweptPage } from './SweptPage.ts';

/** Whoever reads a language stays in it: the switch of languages is no link, and says what it does. */
export function findForeignLinks(pages: readonly SweptPage[], map: Mapping): Complaint[] {
  const all = new Map(pages.map((page) => [page.address, page]));
  return pages.flatMap((page) =>
    [...new Set(page.facts.links)].flatMap((href) => {
      const other = all.get(withoutQuery(map(href, page.address) ?? ''));
      const { lang } = page.facts;
      if (other === undefined || other.facts.lang === lang) return [];
      const what = `it is in ${lang} and links to ${href}, which is in ${other.facts.lang}`;
      return [{ address: page.publicAddress, what, cause: [page, other].find(liesOfLanguage)?.publicAddress }];
    }),
  );
}

const withoutQuery = (address: string) => address.split(/[?#]/)[0] ?? '';

const liesOfLanguage = ({ facts, publicAddress }: SweptPage) => checkLanguage(facts, publicAddress).length > 0;

/** @returns links to a place in a page that has no such place */
export function findLostAnchors(pages: readonly SweptPage[], map: Mapping): Complaint[] {
  const all = new Map(pages.map((page) => [page.address, page]));
  return pages.flatMap(({ address: from, publicAddress, facts }) =>
    [...new Set(facts.links)].flatMap((href) => {
      const [address = '', anchor] = (map(href, from) ?? '').split('#');
      const target = all.get(address);
      if (!anchor || target === undefined || target.facts.ids.has(readAnchor(anchor))) return [];
      const cause = target.facts.whole ? undefined : target.publicAddress;
      return [{ address: publicAddress, what: `it links to ${href}, where nothing has that id`, cause }];
    }),
  );
}

/** A `%` of its own is one in an anchor, too. */
function readAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
