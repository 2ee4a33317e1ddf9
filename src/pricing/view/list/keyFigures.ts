import type { PricingStore } from '#src/pricing/view/list/PricingStore.ts';
import { hasDearer } from '#src/pricing/data/hasDearer.ts';
import type { Part } from '#src/pricing/data/catalogue.ts';
import type { Price, Usage } from '#src/pricing/data/prices.ts';

/** The rate that a buyer of a product asks for first. */
export interface KeyFigure {
  readonly kind: 'mobile' | 'landline' | 'sms' | 'number' | 'usage';
  readonly price: Price;
  /** Others of its kind cost more. */
  readonly isLowest: boolean;
  /** Of what is used, whose name it is and what it is charged for. */
  readonly usage?: Usage;
}

const MOST = 3;

/** @returns at most three: of what the chosen product is made of and the country has */
export function keyFigures(store: PricingStore): KeyFigure[] {
  const call = (kind: 'mobile' | 'landline', category: 'Mobile' | 'Landline'): KeyFigure[] => {
    const found = store.pstnTo.international?.[category];
    return found ? [{ kind, price: found.price, isLowest: hasDearer(found, store.currentCurrency) }] : [];
  };
  const rents = store.prices?.phone_numbers ?? [];
  const rent = rents.find(({ category }) => category === 'Landline') ?? rents[0];
  const offered = (part: Part, figures: readonly KeyFigure[]) => (store.hasPart(part) ? figures : []);
  const { a2p, outInternational } = store.sms;
  const message = a2p ?? outInternational;
  return [
    ...offered('makingCalls', [...call('mobile', 'Mobile'), ...call('landline', 'Landline')]),
    ...offered('sms', message ? [{ kind: 'sms', price: message, isLowest: false }] : []),
    ...offered('phoneNumbers', rent ? [{ kind: 'number', price: rent.monthly, isLowest: false }] : []),
    ...store.usagePricing
      .filter(isCharged)
      .map((usage): KeyFigure => ({ kind: 'usage', price: usage.price, isLowest: false, usage })),
  ].slice(0, MOST);
}

/** What is free is no reason to buy. */
const isCharged = ({ price }: Usage) => Number(price.USD) > 0;
