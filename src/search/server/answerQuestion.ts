import { locales } from '#config/locales.ts';
import type { PageDocument } from '#src/content/document.ts';
import { breadcrumbsOf } from '#src/content/pages/breadcrumbs.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { SearchAnswer, SearchResult } from '#src/search/data/searchAnswer.ts';
import { LONGEST_QUESTION, RESULTS_A_PAGE, SEARCH_PARTS } from '#src/search/data/searchQuestion.ts';
import { makeExcerpt, markFound } from '#src/search/server/excerpt.ts';
import type { LinesOf } from '#src/search/server/pageLines.ts';
import { cleanQuestion } from '#src/search/server/cleanQuestion.ts';
import type { Hits } from '#src/search/server/findHits.ts';
import type { Hit } from '#src/search/server/rankPages.ts';
import { kindOf } from '#src/search/server/resultKinds.ts';
import type { Searched, SearchQuestion } from '#src/search/server/Search.ts';
import type { SearchIndex } from '#src/search/server/searchIndex.ts';
import { foldWord, wordsOf, type TermsOf } from '#src/search/server/searchTerms.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { editDistance } from '#src/shared/text/editDistance.ts';

interface Answering extends Searched {
  readonly index: Pick<SearchIndex, 'find' | 'termsOf'>;
  readonly snapshot: ContentSnapshot;
  /** The paths that the site offers in the language. */
  readonly offered: ReadonlySet<string>;
  readonly linesOf: LinesOf;
}

/** @returns what is found, with what a reader has to know of each page: a page of it, the best first */
export function answerQuestion(
  { words: typed, scope, page: asked }: SearchQuestion,
  answering: Answering,
): SearchAnswer {
  const { index, offered, site, locale } = answering;
  const words = cleanQuestion(typed.slice(0, LONGEST_QUESTION));
  const { below } = SEARCH_PARTS[scope];
  const isOffered = (path: string) => path.startsWith(below) && offered.has(path);
  const find = (question: string) => index.find(locales[locale].file, question, { site: site.key, isOffered });
  const first = find(words);
  const meant = first.match === 'alike' ? rewrite(words, first, answering) : undefined;
  // The best page for what was meant is the best for the slip, too.
  const second = meant === undefined ? undefined : find(meant);
  const { match } = first;
  const { hits } = second?.match === 'all' ? second : first;
  const pages = Math.max(1, Math.ceil(hits.length / RESULTS_A_PAGE));
  const page = Math.min(asked, pages);
  return {
    words,
    match,
    ...(meant === undefined ? {} : { meant }),
    found: hits.length,
    page,
    pages,
    results: hits
      .slice((page - 1) * RESULTS_A_PAGE, page * RESULTS_A_PAGE)
      .flatMap((hit) => describeHit(hit, answering)),
  };
}

/** @returns nothing for a page that has gone since it was taken in */
function describeHit({ path, terms, answered }: Hit, answering: Answering): SearchResult[] {
  const { index, snapshot, offered, site, locale, linesOf } = answering;
  const language = locales[locale].file;
  const document = snapshot.documents.get(path);
  const content = document?.locales[language];
  if (!content) return [];
  const found = { termsOf: index.termsOf[language], terms: new Set(terms), answered };
  const isShown = (page: PageDocument) => offered.has(page.path);
  const above = breadcrumbsOf({ snapshot, collections: siteCollections, isShown }, path, language);
  return [
    {
      path,
      title: markFound(content.title, found),
      kind: kindOf(document.settings.template),
      trail: above.filter((crumb) => crumb.path !== '/').map(({ label }) => label),
      excerpt: makeExcerpt(linesOf(content, site.key, snapshot.words.ofLanguage), found),
    },
  ];
}

/** @returns the question with the words of the best page in the place of those that no page has */
function rewrite(words: string, { hits: [best], unknown, apart }: Hits, answering: Answering): string | undefined {
  const { index, snapshot, linesOf, site, locale } = answering;
  const language = locales[locale].file;
  const content = best && snapshot.documents.get(best.path)?.locales[language];
  if (!content) return undefined;
  const lines = linesOf(content, site.key, snapshot.words.ofLanguage);
  const texts = [content.title, ...lines.map(({ text }) => text)];
  const nearest = (word: string) => nearestOf(foldWord(word), best.terms, { texts, termsOf: index.termsOf[language] });
  return wordsOf(words)
    .flatMap((word) => apart?.get(word) ?? (unknown.includes(word) ? nearest(word) : word))
    .join(' ');
}

interface Written {
  readonly texts: readonly string[];
  readonly termsOf: TermsOf;
}

/** A stem is no word: of what the page writes, what is nearest to what was typed. */
function nearestOf(typed: string, terms: readonly string[], { texts, termsOf }: Written): string {
  const far = (word: string) => editDistance(typed, foldWord(word));
  const [term = typed] = [...terms].sort((one, other) => far(one) - far(other));
  const written = new Set(texts.flatMap(wordsOf).filter((word) => termsOf(word).includes(term)));
  const [word = term] = [...written].sort((one, other) => far(one) - far(other));
  return word;
}
