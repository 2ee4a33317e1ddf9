import { useLingui } from '@lingui/react/macro';
import { createPriceNames, type PriceNames } from '#src/pricing/words/createPriceNames.ts';

/** @returns the names, for a component: they are those of the language around it */
export function usePriceNames(): PriceNames {
  const { i18n } = useLingui();
  return createPriceNames(i18n);
}
