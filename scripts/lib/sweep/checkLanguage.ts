import type { PageFacts } from './readDocument.ts';

const baseOf = (language: string) => language.split('-')[0]?.toLowerCase();

/**
 * @param publicAddress under which a page names itself among its translations
 * @returns what is wrong with a page that says there that it is in another language than it says at its beginning
 */
export function checkLanguage({ lang, alternates }: PageFacts, publicAddress: string): string[] {
  const own = alternates.find(({ hreflang, href }) => href === publicAddress && hreflang !== 'x-default');
  if (own === undefined || lang === '' || baseOf(own.hreflang) === baseOf(lang)) return [];
  return [`it says that it is in ${lang}, and names itself as the page in ${own.hreflang}`];
}
