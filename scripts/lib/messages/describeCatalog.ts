import type { CollectedCatalog } from './collectMessages.ts';

/**
 * @param catalog what was collected for a language
 * @returns what a translator wants to know about it, as lines
 */
export function describeCatalog(catalog: CollectedCatalog): string[] {
  const { locale, missing, unconfirmed, broken, proposals, dropped } = catalog;
  const left = [
    count(missing.length, 'without a translation'),
    count(unconfirmed.length, 'to confirm'),
    count(broken.length, 'to mend'),
  ].filter(Boolean);
  return [
    `${locale}: ${left.join(', ') || 'complete'}`,
    ...broken.map(({ message, fault }) => `  to mend: the translation of “${message}” ${fault}`),
    ...proposals.map(({ from, to, translation }) => `  reworded: “${from}” → “${to}”, proposed: “${translation}”`),
    ...dropped.map(({ from, translation }) => `  gone: “${from}”, which was “${translation}”`),
  ];
}

const count = (number: number, what: string) => (number === 0 ? '' : `${String(number)} ${what}`);
