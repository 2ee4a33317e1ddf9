import { createContext, use } from 'react';
import type { PublicSite } from '#config/publicConfig.ts';

/** The site and language of the document: the same for all its life, since a change of language loads a new one. */
const SiteContext = createContext<PublicSite | undefined>(undefined);

/** Around every document, error pages and static blocks too. */
export const SiteProvider = SiteContext.Provider;

/** @throws outside a page */
export function useSite(): PublicSite {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider');
  return site;
}
