/**
 * @param most two texts that differ in more are not compared to their ends
 * @returns how many letters have to be added, taken away, changed or swapped with their neighbour to make one text of the
 *   other; infinite where that is more than `most`
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  const width = b.length + 1;
  // Rows of a table as numbers of one kind: an address without a page is compared with all that have one.
  let last = new Uint16Array(width);
  let row = Uint16Array.from({ length: width }, (_, index) => index);
  let next = new Uint16Array(width);
  for (let i = 1; i <= a.length; i += 1) {
    next[0] = i;
    let least = i;
    for (let j = 1; j < width; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = !isSame && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped ? (last[j - 2] ?? 0) + 1 : changed;
      const far = Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next[j] = far;
      least = Math.min(least, far);
    }
    // No later row goes below it, not by a swap either, which leaves out a row: it costs as much as the step into that one.
    if (least > most) return Infinity;
    [last, row, next] = [row, next, last];
  }
  const far = row[b.length] ?? 0;
  return far <= most ? far : Infinity;
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
