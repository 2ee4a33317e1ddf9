import { choice, COUNT, COUNTRY, TEXT } from '#src/pricing/data/lines/lineFields.ts';
import { defineLine } from '#src/pricing/data/lines/lineKind.ts';
import { offeredOr } from '#src/pricing/data/lines/offered.ts';
import { MESSAGE_PRICES, type CountryPrices, type MessagePrice } from '#src/pricing/data/prices.ts';
import { countSegments } from '#src/pricing/data/smsSegments.ts';

/** SMS of a usual month with one country, all with one text. */
export interface MessagesLine {
  readonly kind: 'messages';
  readonly direction: MessagePrice;
  readonly country: string;
  /** A month. */
  readonly count: number;
  /** Decides into how many parts each is cut. */
  readonly text: string;
}

/**
 * @param prices of the country; undefined while they are not there: everything may be chosen then
 * @returns the ways in which a country takes messages
 */
export function messagePrices(prices: CountryPrices | undefined): MessagePrice[] {
  return prices ? MESSAGE_PRICES.filter((name) => prices[name]) : [...MESSAGE_PRICES];
}

/** Text messages. Each part of one costs, and received ones do too. */
export const messagesLine = defineLine<MessagesLine>({
  icon: 'message',
  fields: { direction: choice(MESSAGE_PRICES, 'smsout'), country: COUNTRY, count: COUNT, text: TEXT },
  create: (country) => ({ kind: 'messages', direction: 'smsout', country, count: 1000, text: '' }),
  toOffered: (line, prices) => ({ ...line, direction: offeredOr(messagePrices(prices), line.direction) }),
  charge({ direction, country, count, text }, { countries }) {
    const quantity = BigInt(count) * BigInt(countSegments(text).segments);
    return [{ key: 'messages', quantity, unit: 'segment', price: countries[country]?.[direction] }];
  },
});
