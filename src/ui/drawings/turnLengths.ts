/**
 * @param text any text of the page
 * @param turns how many turns to draw
 * @returns the text's words dealt out to so many turns as their lengths: each page has its own drawing, always the same
 */
export function turnLengths(text: string, turns: number): number[] {
  const lengths = Array.from({ length: turns }, () => 0);
  const words = text.split(/\s+/).filter(Boolean);
  for (const [index, word] of words.entries()) {
    const turn = (index * 7 + word.length) % turns;
    lengths[turn] = (lengths[turn] ?? 0) + word.length;
  }
  const longest = Math.max(...lengths, 1);
  return lengths.map((length) => Math.max(length, Math.round(longest / 6)));
}
