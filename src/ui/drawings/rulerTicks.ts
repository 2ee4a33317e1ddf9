const MAJOR = 5;

/** Of the ruler, in px: from one tick to the next, and the height of a major tick; the others are half of it. */
export const RULER = { pitch: 10, height: 14 } as const;

/**
 * @param ticks how many steps
 * @returns the SVG path of the millisecond ruler, its ticks hanging from y = 0
 */
export function rulerTicks(ticks: number): string {
  return Array.from({ length: ticks + 1 }, (_, index) =>
    ['M', index * RULER.pitch, 0, 'v', index % MAJOR === 0 ? RULER.height : RULER.height / 2].join(' '),
  ).join('');
}
