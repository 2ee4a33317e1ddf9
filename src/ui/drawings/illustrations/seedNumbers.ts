const OFFSET_BASIS = 2166136261;
const PRIME = 16777619;

/**
 * @param seed any text
 * @param count how many numbers
 * @returns numbers from 0 to 1 (exclusive) that look random and follow from the seed alone: server and browser draw alike
 */
export function seedNumbers(seed: string, count: number): number[] {
  let state = OFFSET_BASIS;
  const mix = (value: number) => {
    state = Math.imul(state ^ value, PRIME) >>> 0;
  };
  for (const letter of seed) mix(letter.codePointAt(0) ?? 0);
  return Array.from({ length: count }, (_, index) => {
    mix(index + 1);
    // FNV changes its low bits most: they are folded into the high ones that decide the fraction.
    const folded = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    return ((folded ^ (folded >>> 13)) >>> 0) / 2 ** 32;
  });
}
