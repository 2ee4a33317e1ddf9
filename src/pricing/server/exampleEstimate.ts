import { brand } from '#config/brand.ts';
import type { Estimate, EstimateLine } from '#src/pricing/data/estimate.ts';
import { usualLayers } from '#src/pricing/data/lines/ai.ts';
import { callCategories } from '#src/pricing/data/lines/calls.ts';
import { messagePrices } from '#src/pricing/data/lines/messages.ts';
import { rentedCategories } from '#src/pricing/data/lines/numbers.ts';
import type { CountryPrices, GlobalPrices } from '#src/pricing/data/prices.ts';

/** A code to sign in with: the same words in every language, and one part of GSM-7. */
const TEXT = `${brand.name}: 482913`;

/**
 * A month of a small contact center, to have something to change.
 *
 * @returns numbers, calls, messages and an assistant on the line, of what the country has; nothing without its prices
 */
export function exampleEstimate(prices: CountryPrices | undefined, everywhere: GlobalPrices): Estimate {
  if (!prices) return [];
  const country = prices.country_code;
  const [rented] = rentedCategories(prices);
  const [received] = callCategories(prices, 'from');
  const called = callCategories(prices, 'to');
  const made = called.includes('Mobile') ? 'Mobile' : called[0];
  const sent = messagePrices(prices).find((name) => name !== 'smsinput');
  const layers = usualLayers(everywhere);
  const lines: (EstimateLine | false | undefined)[] = [
    rented && { kind: 'numbers', country, category: rented, count: 5 },
    received && { kind: 'calls', direction: 'from', country, category: received, calls: 3000, seconds: 150 },
    made && { kind: 'calls', direction: 'to', country, category: made, calls: 1200, seconds: 95 },
    sent && { kind: 'messages', direction: sent, country, count: 1000, text: TEXT },
    layers.length > 0 && { kind: 'ai', calls: 3000, seconds: 40, layers, requests: 1 },
  ];
  return lines.filter((line) => line !== undefined && line !== false);
}
