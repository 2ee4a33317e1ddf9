/** How far the second voice stands in from the first, in px: also the width of the bend between them. */
export const TURN_OFFSET = 40;

const RADIUS = 14;

/**
 * The bend of the line from one voice to the other: down, across, down.
 *
 * @param from x of the voice that stops
 * @param to x of the voice that starts
 * @param start y at which the line leaves the first
 * @param end y at which it has reached the second
 * @returns SVG path commands that continue from (from, start)
 */
export function bendTo(from: number, to: number, start: number, end: number): string {
  if (from === to) return ['V', end].join(' ');
  const middle = (start + end) / 2;
  const radius = Math.min(RADIUS, Math.abs(end - start) / 2, Math.abs(to - from) / 2);
  const side = to > from ? 1 : -1;
  const [first, second] = to > from ? [0, 1] : [1, 0];
  const down = [0, 0, first, side * radius, radius];
  const across = [0, 0, second, side * radius, radius];
  return [
    'V',
    middle - radius,
    'a',
    radius,
    radius,
    ...down,
    'H',
    to - side * radius,
    'a',
    radius,
    radius,
    ...across,
    'V',
    end,
  ].join(' ');
}
