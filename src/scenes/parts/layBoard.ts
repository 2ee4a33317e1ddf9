/**
 * Of a board, in its own px; the drawing is stretched to its place, and the strokes keep their width. The columns and gaps are
 * those of NodeBoard.module.css.
 */
export const BOARD = { width: 640, gapShare: 0.07, rowHeight: 64, rowGap: 38 } as const;

const BEND = 12;

interface Placed {
  readonly id: string;
  readonly column: number;
  readonly row: number;
}

/** From one node to another. */
interface Link {
  readonly from: string;
  readonly to: string;
}

/** A board drawn: its size, and a path for each link, in their order. */
interface DrawnBoard {
  readonly height: number;
  readonly paths: readonly string[];
}

/**
 * @param nodes with their columns and rows, counted from 1
 * @param links to a neighbour in the row, or to a node of the next row
 * @param columns of the board
 * @returns the links as SVG paths from edge to edge, with round bends
 */
export function layBoard(nodes: readonly Placed[], links: readonly Link[], columns: number): DrawnBoard {
  const { width, gapShare, rowHeight, rowGap } = BOARD;
  const gap = width * gapShare;
  const column = (width - gap * (columns - 1)) / columns;
  const rows = Math.max(...nodes.map(({ row }) => row));
  const places = new Map(
    nodes.map((node) => [node.id, { x: (node.column - 1) * (column + gap), y: (node.row - 1) * (rowHeight + rowGap) }]),
  );
  return {
    height: rows * rowHeight + (rows - 1) * rowGap,
    paths: links.map(({ from, to }) => {
      const [start, end] = [places.get(from), places.get(to)];
      return start && end ? layLink(start, end, column) : '';
    }),
  };
}

function layLink(from: Point, to: Point, width: number): string {
  const { rowHeight, rowGap } = BOARD;
  if (from.y === to.y) {
    const forward = from.x < to.x;
    return path(['M', forward ? from.x + width : from.x, from.y + rowHeight / 2, 'H', forward ? to.x : to.x + width]);
  }
  const [start, end] = [from.x + width / 2, to.x + width / 2];
  if (start === end) return path(['M', start, from.y + rowHeight, 'V', to.y]);
  const turn = to.y - rowGap / 2;
  const side = start < end ? BEND : -BEND;
  const down = path(['M', start, from.y + rowHeight, 'V', turn - BEND, 'Q', start, turn, start + side, turn]);
  return `${down} ${path(['H', end - side, 'Q', end, turn, end, turn + BEND, 'V', to.y])}`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const path = (parts: readonly (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? Math.round(part) : part)).join(' ');
