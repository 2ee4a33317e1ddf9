import { useLingui } from '@lingui/react/macro';
import { createLineLanguage, type LineLanguage } from '#src/pricing/words/lines/kindWords.ts';
import { useSite } from '#src/request/SiteContext.tsx';

/** @returns with what lines say themselves, for a component: in the language around it */
export function useLineLanguage(): LineLanguage {
  const { i18n } = useLingui();
  return createLineLanguage(i18n, useSite().iso);
}
