import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CATEGORY_NAMES,
  GROUP_NAMES,
  MESSAGE_NAMES,
  PART_NAMES,
  PRODUCT_NAMES,
  SUBSCRIPTION_NAMES,
  UNIT_NAMES,
} from '#src/pricing/words/priceMessages.ts';
import type { ProductName } from '#src/pricing/data/productNames.ts';
import type { CallGroup, Category, Increments, MessagePrice, Usage } from '#src/pricing/data/prices.ts';

/** What the keys of the price lists are called in one language. */
export interface PriceNames {
  readonly category: (category: Category) => string;
  /** Where the other end of a call is. */
  readonly group: (group: CallGroup) => string;
  /** A part of the catalogue, as what is used. One that has no name here is called as in the price list. */
  readonly part: (part: string) => string;
  /** A part of the catalogue, as what is paid by the month: the same part may be both. */
  readonly subscription: (part: string) => string;
  readonly product: (product: ProductName) => string;
  readonly message: (message: MessagePrice) => string;
  /** `per minute` */
  readonly unit: (unit: Usage['unit']) => string;
  /** How a call is rounded up. A list that does not say means whole minutes. */
  readonly increments: (increments: Increments | undefined) => string;
}

const A_MINUTE: Increments = { first: 60, next: 60 };

/** @returns the names in a language; a key that has none is called as in the price list */
export function createPriceNames(i18n: I18n): PriceNames {
  const named = (names: Readonly<Record<string, MessageDescriptor>>) => (key: string) => {
    const name = Object.hasOwn(names, key) ? names[key] : undefined;
    return name ? i18n._(name) : key;
  };
  return {
    category: named(CATEGORY_NAMES),
    group: named(GROUP_NAMES),
    part: named(PART_NAMES),
    subscription: named(SUBSCRIPTION_NAMES),
    product: named(PRODUCT_NAMES),
    message: named(MESSAGE_NAMES),
    unit: named(UNIT_NAMES),
    increments: (increments) => i18n._(nameIncrements(increments)),
  };
}

function nameIncrements({ first, next } = A_MINUTE): MessageDescriptor {
  if (first !== next) return msg`first ${first} s, then every ${next} s`;
  if (next === 1) return msg`per second`;
  return next === 60 ? msg`per whole minute` : msg`every ${next} s`;
}
