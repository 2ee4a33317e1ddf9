import { msg } from '@lingui/core/macro';
import type { KindWords } from '#src/pricing/words/lines/kindWords.ts';
import type { NumbersLine } from '#src/pricing/data/lines/numbers.ts';

/** What a line of numbers says. */
export const numbersWords: KindWords<NumbersLine> = {
  name: msg`Numbers`,
  detail: (line, { category }) => category(line.category),
  partName: ({ isOnce }, { say }) => say(isOnce ? msg`Connection, once` : msg`Rent`),
};
