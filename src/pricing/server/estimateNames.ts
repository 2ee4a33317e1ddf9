import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CATEGORY_NAMES, MESSAGE_NAMES, PART_NAMES, SUBSCRIPTION_NAMES } from '#src/pricing/data/priceMessages.ts';
import type { EstimateLine } from '#src/pricing/data/estimate.ts';

const DIRECTIONS = { to: msg`Calls made`, from: msg`Calls received` };
const SETUP = msg`Setup of numbers`;
const RENT = msg`Rent of numbers`;
const NO_LAYERS = msg`Speech and AI`;

/** Says a message in one language. */
export type Word = (message: MessageDescriptor) => string;

/**
 * @param key what is billed of the line (`PricedPart`); undefined where nothing is, for calls without layers
 * @returns what it is called in the language
 */
export function namePart(line: EstimateLine, key: string | undefined, word: Word): string {
  switch (line.kind) {
    case 'calls':
      return `${word(DIRECTIONS[line.direction])}: ${word(CATEGORY_NAMES[line.category])}`;
    case 'messages':
      return word(MESSAGE_NAMES[line.direction]);
    case 'numbers':
      return `${word(key === 'installation' ? SETUP : RENT)}: ${word(CATEGORY_NAMES[line.category])}`;
    case 'agents':
      return lookUp(SUBSCRIPTION_NAMES, line.plan, word);
    case 'ai':
      return key === undefined ? word(NO_LAYERS) : lookUp(PART_NAMES, key, word);
  }
}

/** A key that has no name here is called as in the price list. */
function lookUp(names: Readonly<Record<string, MessageDescriptor>>, key: string, word: Word): string {
  const name = Object.hasOwn(names, key) ? names[key] : undefined;
  return name ? word(name) : key;
}
