/** A part of a whole, in percent of it: where it begins, and how much it is. */
interface Share {
  readonly from: number;
  readonly share: number;
}

/**
 * @param counts none of them negative
 * @returns where each lies when they stand one after the other; nothing has a share where nothing was counted
 */
export function layShares(counts: readonly number[]): Share[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return counts.map((count) => {
    const from = total === 0 ? 0 : (before * 100) / total;
    before += count;
    return { from, share: total === 0 ? 0 : (count * 100) / total };
  });
}
