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

/** Above 1, what answers a question in a minute; below, what few people look for who do not know its name. Any other is 1. */
const WEIGHTS: Readonly<Partial<Record<string, number>>> = {
  answer: 1.25,
  article: 0.9,
  home: 0.8,
  case: 0.75,
  comparison: 0.75,
  promo: 0.75,
  tutorial: 0.7,
  legal: 0.7,
  vacancy: 0.6,
  webinar: 0.5,
};

/** @returns how much more than others a page of a template is what people look for */
export function weightOfKind(template = ''): number {
  return WEIGHTS[template] ?? 1;
}
