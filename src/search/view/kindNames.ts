import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResultKind } from '#src/search/data/searchAnswer.ts';

/** What sort of page was found, in a word. */
export const KIND_NAMES: Readonly<Record<ResultKind, MessageDescriptor>> = {
  page: msg`Page`,
  article: msg`Article`,
  question: msg`Question`,
  case: msg`Case study`,
  vacancy: msg`Vacancy`,
  product: msg`Product`,
  course: msg`Course`,
  event: msg`Webinar`,
  prices: msg`Prices`,
  legal: msg`Legal`,
};
