/** @returns the middle one, or what lies between the two in the middle; NaN of none */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/**
 * @param share of the whole, 0 to 1: 0.99 for what all but a hundredth stay below
 * @returns the smallest of the numbers that so many do not exceed; NaN of none
 */
export function percentileOf(numbers: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/**
 * What two have done in the same rounds, one after the other: each is held to its neighbour, so that what slows a machine down
 * for a while slows both.
 *
 * @param ours a figure for each round
 * @param floors of the same rounds, in the same order
 * @returns the median of the ratios of each round
 * @throws when there are not as many
 */
export function ratioOf(ours: readonly number[], floors: readonly number[]): number {
  if (ours.length !== floors.length) throw new Error('Every round needs a figure of both');
  return medianOf(ours.map((figure, round) => figure / (floors[round] ?? NaN)));
}
