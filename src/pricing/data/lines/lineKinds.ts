import { agentsLine } from '#src/pricing/data/lines/agents.ts';
import { aiLine } from '#src/pricing/data/lines/ai.ts';
import { callsLine } from '#src/pricing/data/lines/calls.ts';
import { messagesLine } from '#src/pricing/data/lines/messages.ts';
import { numbersLine } from '#src/pricing/data/lines/numbers.ts';
import type { GlobalPrices } from '#src/pricing/data/prices.ts';

/** A kind under the name of another would be read as that one. */
type Named<Kinds> = {
  readonly [Name in keyof Kinds]: { create(country: string, everywhere: GlobalPrices): { readonly kind: Name } };
};
const listed = <const Kinds extends Named<Kinds>>(kinds: Kinds): Kinds => kinds;

/**
 * Every kind of line, by its word in addresses, in the order of their buttons. Its words are in `LINE_WORDS`
 * and its fields on the page in `LINE_VIEWS`, which do not compile without them; nothing else lists the kinds.
 */
export const LINE_KINDS = listed({
  calls: callsLine,
  messages: messagesLine,
  numbers: numbersLine,
  agents: agentsLine,
  ai: aiLine,
});
