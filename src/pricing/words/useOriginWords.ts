import { useLingui } from '@lingui/react/macro';
import { sayOrigin, type OriginWords } from '#src/pricing/words/originWords.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { PriceOrigin } from '#src/pricing/data/prices.ts';

/** @returns what has to be said of rates, for a component: in the language around it */
export function useOriginWords(origin: PriceOrigin): OriginWords {
  const { i18n } = useLingui();
  return sayOrigin(origin, i18n, useSite().iso);
}
