import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { UNIT_NAMES } from '#src/pricing/words/priceMessages.ts';
import type { SaidPart } from '#src/pricing/data/lines/lineKind.ts';

/** What an estimate says of itself, on the page and in its file alike. */

/** What the sums are. */
export const TOTALS = { monthly: msg`A month`, once: msg`Once, at the start` };

/** Why a line is not in the total. */
export const UNPRICED = msg`The price list has no rate for this line. It is not in the total.`;

/** @returns how many lines of a link could not be read */
export const sayUnread = (unread: number): MessageDescriptor =>
  msg({
    message: plural(unread, {
      one: '# line of the link could not be read, and is not here.',
      other: '# lines of the link could not be read, and are not here.',
    }),
  });

/** @returns what has been chosen, one beside the other: `Germany · Mobile`. What is empty is left out */
export const joinDetails = (...details: readonly (string | undefined)[]): string => details.filter(Boolean).join(' · ');

/** @returns what the rate of a part is for, to stand behind it: `per minute` */
export function nameRate({ unit, isOnce }: Pick<SaidPart, 'unit' | 'isOnce'>): MessageDescriptor {
  switch (unit) {
    case 'second':
      return UNIT_NAMES.minute;
    case 'segment':
      return msg`per segment`;
    case 'request':
      return UNIT_NAMES.request;
    case 'piece':
      return isOnce ? msg`once` : msg`a month`;
  }
}
