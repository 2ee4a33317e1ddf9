import type { EstimateLine } from '#src/pricing/data/estimate.ts';
import { agentPlans, aiLayers } from '#src/pricing/data/offers.ts';
import type { GlobalPrices } from '#src/pricing/data/prices.ts';

/** A month of a small team: something to change is easier than something to fill in. */
const START = { calls: 1000, seconds: 120, messages: 1000, layers: ['asr', 'tts'] } as const;

/** Of no price list: where none could be had, the line is there and says that it has no price. */
const UNKNOWN_PLAN = 'agents';

/**
 * @param country what the visitor looks at
 * @returns the line that is there when one of its kind is added, by the server and in the browser alike
 */
export function newLine(kind: EstimateLine['kind'], country: string, everywhere: GlobalPrices): EstimateLine {
  const { calls, seconds } = START;
  switch (kind) {
    case 'calls':
      return { kind, direction: 'to', country, category: 'Landline', calls, seconds };
    case 'messages':
      return { kind, direction: 'smsout', country, count: START.messages, text: '' };
    case 'numbers':
      return { kind, country, category: 'Landline', count: 1 };
    case 'agents':
      return { kind, plan: agentPlans(everywhere)[0]?.part ?? UNKNOWN_PLAN, count: 1 };
    case 'ai': {
      const offered = aiLayers(everywhere).map(({ part }) => part);
      return { kind, calls, seconds, layers: START.layers.filter((layer) => offered.includes(layer)), requests: 1 };
    }
  }
}
