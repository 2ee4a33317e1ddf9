import { DEFAULT_SITE, sites } from '#config/sites.ts';
import type { PageQuery } from '#src/content/document.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { Asking } from '#src/server/upstream/createAnswers.ts';
import type { Page } from '#src/shared/page/page.ts';

/**
 * A source that takes the pages of some routes from the English site (SPEC part 7): the route table says which, and a page
 * is asked for only on the other sites. Where the English site does not speak the language, or cannot be had and never
 * could, the site's own page stands in.
 *
 * @param own the source of everything else
 * @param english the pages of the English site
 */
export function createEnglishSource(own: ContentSource, english: Pick<ContentSource, 'getPage'>): ContentSource {
  return {
    ...own,
    async getPage(query, asking) {
      const isTheirs = query.fromEnglishSite && sites[DEFAULT_SITE].locales.includes(query.locale);
      const answer = isTheirs ? await askEnglishSite(english, query, asking) : 'unavailable';
      return answer === 'unavailable' ? own.getPage(query, asking) : answer;
    },
  };
}

/** Never throws: the failed call is in the log. A page in another language than was asked for is none. */
async function askEnglishSite(
  english: Pick<ContentSource, 'getPage'>,
  query: PageQuery,
  asking: Asking | undefined,
): Promise<Page | undefined | 'unavailable'> {
  try {
    const page = await english.getPage(query, asking);
    return page && page.locale !== query.locale ? 'unavailable' : page;
  } catch {
    return 'unavailable';
  }
}
