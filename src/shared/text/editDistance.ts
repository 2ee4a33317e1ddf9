/** @returns how many letters have to be added, taken away, changed or swapped with their neighbour to make one text of the other */
export function editDistance(a: string, b: string): number {
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (last[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [last, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** Of a word's letters, how many may be wrong: more is another word. One may be in any word of three letters. */
const MOST_WRONG = 1 / 3;

/**
 * @param word what somebody wrote
 * @param words what there is
 * @returns the one that was probably meant, or undefined
 */
export function findNearestWord(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const most = ({ length }: string) => Math.floor(Math.max(wanted.length, length) * MOST_WRONG);
  const [nearest] = words
    // Each letter more or less is one that is wrong: most words need no closer look, which is dear.
    .filter((other) => Math.abs(wanted.length - other.toLowerCase().length) <= most(other))
    .map((other) => ({ other, far: editDistance(wanted, other.toLowerCase()) }))
    .filter(({ other, far }) => far <= most(other))
    .sort((a, b) => a.far - b.far);
  return nearest?.other;
}
