import { agentsWords } from '#src/pricing/words/lines/agentsWords.ts';
import { aiWords } from '#src/pricing/words/lines/aiWords.ts';
import { callsWords } from '#src/pricing/words/lines/callsWords.ts';
import type { KindWords, LineLanguage } from '#src/pricing/words/lines/kindWords.ts';
import { messagesWords } from '#src/pricing/words/lines/messagesWords.ts';
import { numbersWords } from '#src/pricing/words/lines/numbersWords.ts';
import type { EstimateLine, Kind, LineOf } from '#src/pricing/data/estimate.ts';

/** What each kind says of itself. */
const LINE_WORDS: { readonly [OfKind in Kind]: KindWords<LineOf<OfKind>> } = {
  calls: callsWords,
  messages: messagesWords,
  numbers: numbersWords,
  agents: agentsWords,
  ai: aiWords,
};

/** @returns what the line's kind says. It may be asked of lines of this kind only */
export const wordsOf = ({ kind }: Pick<EstimateLine, 'kind'>): KindWords<EstimateLine> => LINE_WORDS[kind];

/** @returns what a line is: `Outgoing calls` */
export function nameLine(line: EstimateLine, { say }: LineLanguage): string {
  const words = wordsOf(line);
  return say(words.nameOf?.(line) ?? words.name);
}
