import type { CollectedCatalog } from './collectMessages.ts';

/**
 * @param catalog what was collected for a language
 * @returns what a translator wants to know about it, as lines
 */
export function describeCatalog({ locale, missing, unconfirmed, proposals, dropped }: CollectedCatalog): string[] {
  const left = [count(missing.length, 'without a translation'), count(unconfirmed.length, 'to confirm')].filter(
    Boolean,
  );
  return [
    `${locale}: ${left.join(', ') || 'complete'}`,
    ...proposals.map(({ from, to, translation }) => `  reworded: “${from}” → “${to}”, proposed: “${translation}”`),
    ...dropped.map(({ from, translation }) => `  gone: “${from}”, which was “${translation}”`),
  ];
}

const count = (number: number, what: string) => (number === 0 ? '' : `${String(number)} ${what}`);
