import { msg, plural } from '@lingui/core/macro';
import type { KindWords } from '#src/pricing/words/lines/kindWords.ts';
import type { MessagesLine } from '#src/pricing/data/lines/messages.ts';
import { countSegments } from '#src/pricing/data/smsSegments.ts';

/** What a line of messages says. */
export const messagesWords: KindWords<MessagesLine> = {
  name: msg`Messages`,
  detail: ({ direction }, { message }) => message(direction),
  billed({ count, text }, _part, { say, numeral }) {
    const { segments } = countSegments(text);
    const parts = say(msg({ message: plural(segments, { one: '# segment', other: '# segments' }) }));
    return `${numeral(count)} × ${parts}`;
  },
};
