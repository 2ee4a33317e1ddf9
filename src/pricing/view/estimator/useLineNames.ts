import { useLingui } from '@lingui/react/macro';
import type { Kind } from '#src/pricing/view/estimator/draftLine.ts';
import { usePriceNames } from '#src/pricing/view/usePriceNames.ts';
import type { EstimateLine } from '#src/pricing/data/estimate.ts';
import type { PriceCountry } from '#src/pricing/data/prices.ts';
import type { IconName } from '#src/shared/iconNames.ts';

/** The icon of each kind, on its button and on its lines. */
export const KIND_ICONS: Readonly<Record<Kind, IconName>> = {
  calls: 'phone',
  messages: 'message',
  numbers: 'hash',
  agents: 'headset',
  ai: 'sparkles',
};

interface LineNames {
  readonly kind: (kind: Kind) => string;
  /** What a line is, and where: `Outgoing calls`, `Germany · Mobile`. */
  readonly line: (line: EstimateLine) => { readonly name: string; readonly detail: string };
}

/** @returns names for a component, in the language around it. Countries are named as in the list to choose from */
export function useLineNames(countries: readonly PriceCountry[]): LineNames {
  const { t } = useLingui();
  const { category, message, subscription } = usePriceNames();
  const kinds: Readonly<Record<Kind, string>> = {
    calls: t`Calls`,
    messages: t`Messages`,
    numbers: t`Numbers`,
    agents: t`Agents`,
    ai: t`Speech and AI`,
  };
  const titleOf = (code: string) => countries.find(({ iso }) => iso === code)?.title ?? code.toUpperCase();
  const detailed = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');
  const describe = (line: EstimateLine): { readonly name: string; readonly detail: string } => {
    switch (line.kind) {
      case 'calls': {
        const name = line.direction === 'to' ? t`Outgoing calls` : t`Incoming calls`;
        return { name, detail: detailed(titleOf(line.country), category(line.category)) };
      }
      case 'messages':
        return { name: kinds.messages, detail: detailed(titleOf(line.country), message(line.direction)) };
      case 'numbers':
        return { name: kinds.numbers, detail: detailed(titleOf(line.country), category(line.category)) };
      case 'agents':
        return { name: kinds.agents, detail: subscription(line.plan) };
      case 'ai':
        return { name: kinds.ai, detail: '' };
    }
  };
  return { kind: (kind) => kinds[kind], line: describe };
}
