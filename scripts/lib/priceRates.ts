/** What the sample rates are made of: whole numbers of 1/10 000 US dollar, so that no sum is ever rounded by a float. */

/** A price in the three currencies, in whole units with four decimals: dollars, not cents. */
interface Amounts {
  readonly USD: number;
  readonly RUR: number;
  readonly EUR: number;
}

const POINTS = 10_000;

/** Rates of exchange of the samples, for 100 dollars. */
const PER_HUNDRED = { RUR: 9500, EUR: 92 } as const;

/**
 * @param points 1/10 000 US dollar, a whole number
 * @returns the amount in the three currencies, to four decimals; rounded up, so that what is dearer in one is in all
 */
export function amounts(points: number): Amounts {
  return {
    USD: points / POINTS,
    RUR: Math.ceil((points * PER_HUNDRED.RUR) / 100) / POINTS,
    EUR: Math.ceil((points * PER_HUNDRED.EUR) / 100) / POINTS,
  };
}

/** @returns a whole number below `bound` that is always the same for a name (FNV-1a) */
export function pick(name: string, bound: number): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash % bound;
}

/** A minute to a landline, and by how much two countries of a tier may differ. */
const LANDLINE = [
  { from: 55, spread: 60 },
  { from: 140, spread: 300 },
  { from: 700, spread: 1100 },
  { from: 1500, spread: 1700 },
  { from: 3800, spread: 4200 },
] as const;

/** @returns points for a minute to each kind of number; landline ≤ mobile ≤ other */
export function minuteRates(iso: string, tier: number) {
  const { from, spread } = LANDLINE[tier] ?? LANDLINE[0];
  const landline = from + pick(`${iso} landline`, spread);
  const mobile = landline + 10 + pick(`${iso} mobile`, spread);
  return { landline, mobile, other: mobile + 25 + pick(`${iso} other`, spread) };
}

/** @returns `share` per cent of the points, at least one where there were any */
export function share(points: number, percent: number): number {
  return points === 0 ? 0 : Math.max(1, Math.round((points * percent) / 100));
}
