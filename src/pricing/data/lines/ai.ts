import { findProduct } from '#src/pricing/data/catalogue.ts';
import { chargeSeconds, USUAL_CALLS } from '#src/pricing/data/lines/callTime.ts';
import { COUNT, LAYERS, REQUESTS, SECONDS } from '#src/pricing/data/lines/lineFields.ts';
import { defineLine, type Charge, type EstimateRates } from '#src/pricing/data/lines/lineKind.ts';
import type { GlobalPrices, Usage } from '#src/pricing/data/prices.ts';

/** What a call uses besides the phone network, in layers: recognition, synthesis, a language model's requests … */
export interface AiLine {
  readonly kind: 'ai';
  readonly calls: number;
  readonly seconds: number;
  /** In one call, for layers that are billed by the request. */
  readonly requests: number;
  /** Parts of the price list that are billed by the minute or by the request. */
  readonly layers: readonly string[];
}

/** Of an assistant that hears and speaks. */
const USUAL_LAYERS: readonly string[] = ['asr', 'tts'];

/** @returns what a voice call may use beside the phone network, by the minute or by the request */
export function aiLayers({ resources = [] }: GlobalPrices): readonly Usage[] {
  const voice: Readonly<Record<string, unknown>> = { ...findProduct('voice') };
  return resources.filter(({ part, unit }) => unit !== 'gigabyte' && voice[part] === true);
}

/** A layer that can be chosen; one without a unit is chosen, though the price list does not offer it. */
export type ShownLayer = Usage | (Pick<Usage, 'part'> & { readonly unit?: undefined; readonly increments?: undefined });

/** @returns the layers of a form: what a link asks for stays among them, so that its reader sees what has no price */
export function shownLayers(everywhere: GlobalPrices, chosen: readonly string[]): readonly ShownLayer[] {
  const offered = aiLayers(everywhere);
  const others = chosen.filter((layer) => !offered.some(({ part }) => part === layer));
  return [...offered, ...others.map((part) => ({ part }))];
}

/** @returns the layers of a new line, as far as they are offered */
export function usualLayers(everywhere: GlobalPrices): readonly string[] {
  const offered = aiLayers(everywhere).map(({ part }) => part);
  return USUAL_LAYERS.filter((layer) => offered.includes(layer));
}

/** What calls use beside the phone network, in layers that are billed each by its own clock. */
export const aiLine = defineLine<AiLine>({
  icon: 'sparkles',
  fields: { calls: COUNT, seconds: SECONDS, requests: REQUESTS, layers: LAYERS },
  create: (_country, everywhere) => ({ kind: 'ai', ...USUAL_CALLS, requests: 1, layers: usualLayers(everywhere) }),
  charge: (line, rates) => line.layers.map((layer) => chargeLayer(layer, line, rates)),
});

/** What is billed by the gigabyte does not follow from calls: it has no price here. */
function chargeLayer(layer: string, line: AiLine, { everywhere }: EstimateRates): Charge {
  const { resources = [], products = [] } = everywhere;
  const usage = [...resources, ...products].find(({ part, unit }) => part === layer && unit !== 'gigabyte');
  if (usage?.unit === 'request') {
    const quantity = BigInt(line.calls) * BigInt(line.requests);
    return { key: layer, quantity, unit: 'request', price: usage.price };
  }
  return { ...chargeSeconds(layer, line, usage?.increments), price: usage?.price };
}
