/** The square of a monogram, and its grid. */
const CELLS = 4;

/** A shape of a monogram: a cell of the grid, and which of the shapes stands in it. */
export interface MonogramCell {
  readonly x: number;
  readonly y: number;
  readonly shape: 'disc' | 'quarter' | 'square';
  /** Turns of 90 degrees. */
  readonly turns: number;
}

/**
 * @param name of whom it stands for: the same name has the same drawing, everywhere
 * @returns the shapes of its drawing, alike in the left and the right half
 */
export function drawMonogram(name: string): MonogramCell[] {
  const shapes = ['disc', 'quarter', 'square', 'quarter'] as const;
  let state = hashOf(name);
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of such a row repeat soon.
    return (state >>> 16) % below;
  };
  const half = Array.from({ length: CELLS * (CELLS / 2) }, (_, index) => ({
    x: index % (CELLS / 2),
    y: Math.floor(index / (CELLS / 2)),
    isDrawn: next(3) > 0,
    shape: shapes[next(shapes.length)] ?? 'disc',
    turns: next(4),
  }));
  return half
    .filter(({ isDrawn }) => isDrawn)
    .flatMap(({ x, y, shape, turns }): MonogramCell[] => [
      { x, y, shape, turns },
      // In a mirror a quarter turns the other way.
      { x: CELLS - 1 - x, y, shape, turns: [1, 0, 3, 2][turns] ?? 0 },
    ]);
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}
