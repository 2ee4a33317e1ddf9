/** Of a small chart, in its own px; it is stretched to its place, and the stroke keeps its width. */
export const LINE_BOX = { width: 100, height: 32 } as const;

const EDGE = 2;

/** A line through values, and the area below it, as SVG paths. */
interface Line {
  readonly line: string;
  readonly area: string;
}

/**
 * @param values at least two, as far apart from each other in time
 * @param top the value at the upper edge; the largest of the values where it is left out
 * @returns the paths, with nought at the lower edge
 */
export function layLine(values: readonly number[], top = Math.max(...values, 1)): Line {
  const { width, height } = LINE_BOX;
  const points = values.map((value, index) => {
    const x = (index * width) / (values.length - 1);
    const y = height - EDGE - (value / top) * (height - 2 * EDGE);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}V${String(height)}H0Z` };
}
