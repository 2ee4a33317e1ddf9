import type { ResultKind } from '#src/search/data/searchAnswer.ts';

/** By template; a page of any other is a page. */
const KINDS: Readonly<Partial<Record<string, ResultKind>>> = {
  article: 'article',
  answer: 'question',
  case: 'case',
  vacancy: 'vacancy',
  product: 'product',
  platform: 'product',
  solution: 'product',
  kit: 'product',
  tutorial: 'course',
  webinar: 'event',
  pricing: 'prices',
  legal: 'legal',
};

/** @returns what sort of page one of a template is */
export function kindOf(template: string): ResultKind {
  return KINDS[template] ?? 'page';
}
