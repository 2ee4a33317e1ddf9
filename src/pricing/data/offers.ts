import { findProduct } from '#src/pricing/data/catalogue.ts';
import type { CallsLine, EstimateLine } from '#src/pricing/data/estimate.ts';
import {
  CATEGORIES,
  MESSAGE_PRICES,
  type Category,
  type CountryPrices,
  type GlobalPrices,
  type MessagePrice,
  type Subscription,
  type Usage,
} from '#src/pricing/data/prices.ts';

/** What a line may choose from: only what has a price. While a country's prices are not there, everything. */

/** @returns the kinds of number that can be called in a country, or are called at home there */
export function callCategories(prices: CountryPrices | undefined, direction: CallsLine['direction']): Category[] {
  if (!prices) return [...CATEGORIES];
  return CATEGORIES.filter((category) => prices[direction].international?.[category]);
}

/** @returns the ways in which a country takes messages */
export function messagePrices(prices: CountryPrices | undefined): MessagePrice[] {
  return prices ? MESSAGE_PRICES.filter((name) => prices[name]) : [...MESSAGE_PRICES];
}

/** @returns the kinds of number that can be rented in a country */
export function rentedCategories(prices: CountryPrices | undefined): Category[] {
  if (!prices) return [...CATEGORIES];
  return CATEGORIES.filter((name) => prices.phone_numbers?.some(({ category }) => category === name));
}

/** @returns the subscriptions that are paid by the agent */
export function agentPlans({ subscriptions = [] }: GlobalPrices): readonly Subscription[] {
  return subscriptions.filter(({ part }) => part.startsWith('agents'));
}

/** @returns what a voice call may use beside the phone network, by the minute or by the request */
export function aiLayers({ resources = [] }: GlobalPrices): readonly Usage[] {
  const voice: Readonly<Record<string, unknown>> = { ...findProduct('voice') };
  return resources.filter(({ part, unit }) => unit !== 'gigabyte' && voice[part] === true);
}

/**
 * @param line whose country, or direction, has just been chosen
 * @returns the line with a kind that is offered there: what was chosen for another country may not be
 */
export function toOffered(line: EstimateLine, prices: CountryPrices): EstimateLine {
  switch (line.kind) {
    case 'calls':
      return { ...line, category: offeredOr(callCategories(prices, line.direction), line.category) };
    case 'messages':
      return { ...line, direction: offeredOr(messagePrices(prices), line.direction) };
    case 'numbers':
      return { ...line, category: offeredOr(rentedCategories(prices), line.category) };
    case 'agents':
    case 'ai':
      return line;
  }
}

const offeredOr = <Name extends string>(offered: readonly Name[], chosen: Name): Name =>
  offered.includes(chosen) ? chosen : (offered[0] ?? chosen);
