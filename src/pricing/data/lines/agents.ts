import { COUNT, PART } from '#src/pricing/data/lines/lineFields.ts';
import { defineLine } from '#src/pricing/data/lines/lineKind.ts';
import type { GlobalPrices, Subscription } from '#src/pricing/data/prices.ts';

/** Places for agents in the no-code contact centre, billed by the month. */
export interface AgentsLine {
  readonly kind: 'agents';
  /** The subscription's part in the price list. */
  readonly plan: string;
  readonly count: number;
}

/** Of no price list: where none could be had, the line is there and says that it has no price. */
const UNKNOWN_PLAN = 'agents';

/** @returns the subscriptions that are paid by the agent */
export function agentPlans({ subscriptions = [] }: Pick<GlobalPrices, 'subscriptions'>): readonly Subscription[] {
  return subscriptions.filter(({ part }) => part.startsWith('agents'));
}

/** People who take calls, by their plan. */
export const agentsLine = defineLine<AgentsLine>({
  icon: 'headset',
  fields: { plan: PART, count: COUNT },
  create: (_country, everywhere) => ({
    kind: 'agents',
    plan: agentPlans(everywhere)[0]?.part ?? UNKNOWN_PLAN,
    count: 1,
  }),
  charge({ plan, count }, { everywhere }) {
    const price = everywhere.subscriptions?.find(({ part }) => part === plan)?.monthly;
    return [{ key: 'agents', quantity: BigInt(count), unit: 'piece', price }];
  },
});
