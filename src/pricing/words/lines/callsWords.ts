import { msg } from '@lingui/core/macro';
import type { KindWords } from '#src/pricing/words/lines/kindWords.ts';
import { sayTime } from '#src/pricing/words/lines/sayTime.ts';
import type { CallsLine } from '#src/pricing/data/lines/calls.ts';

/** What a line of calls says. */
export const callsWords: KindWords<CallsLine> = {
  name: msg`Calls`,
  nameOf: ({ direction }) => (direction === 'to' ? msg`Outgoing calls` : msg`Incoming calls`),
  detail: (line, { category }) => category(line.category),
  billed: sayTime,
};
