/**
 * How much two texts have in common, by the pairs of letters that they are made of (Sørensen and Dice): it minds neither
 * the order of words nor small changes within them.
 *
 * @returns from 0, nothing, to 1, the same
 */
export function similarity(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  const total = first.length + second.length;
  if (total === 0) return a === b ? 1 : 0;
  const left = new Map<string, number>();
  for (const pair of first) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of second) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    shared += 1;
  }
  return (2 * shared) / total;
}

function pairsOf(text: string): string[] {
  const letters = Array.from(text.toLowerCase());
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}
