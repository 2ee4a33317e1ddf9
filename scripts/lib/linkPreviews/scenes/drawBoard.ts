import { cutText } from '../fitText.ts';
import type { Tone } from '../readPalette.ts';
import { writeText } from '../writeText.ts';
import type { Drawn, Pen, Room } from './Pen.ts';
import { drawBox, drawLine, moveTo } from './shapes.ts';

/** Nodes through which something goes, from above downwards. */
export interface BoardBody {
  readonly draw: 'board';
  readonly nodes: readonly BoardNode[];
}

interface BoardNode {
  readonly label: string;
  readonly detail: string;
  /** Of the turn that begins at the node. */
  readonly tone: Tone;
  /** Whether a way leaves it to the side as well. */
  readonly branches: boolean;
  /** The one that it is about. */
  readonly isLit: boolean;
}

/** In px. */
const NODE = { height: 98, gap: 26, radius: 14, label: 30, detail: 25, pad: 18 };
const BRANCH = { width: 62, gap: 28 };

/** @returns the nodes, as many as fit, with the way between them; where a node branches, the beginning of another way */
export function drawBoard({ nodes }: BoardBody, room: Room, pen: Pen): Drawn {
  const pitch = NODE.height + NODE.gap;
  const shown = nodes.slice(0, Math.max(1, Math.floor((room.height + NODE.gap) / pitch)));
  const hasBranches = shown.some(({ branches }) => branches);
  const width = hasBranches ? room.width - BRANCH.width - BRANCH.gap : room.width;
  const height = shown.length * pitch - NODE.gap;
  const way = drawLine(
    `M${String(width / 2)} ${String(NODE.height / 2)}V${String(height - NODE.height / 2)}`,
    pen.palette['iris-600'],
    4,
  );
  const drawn = shown.map((node, index) => moveTo(0, index * pitch, drawNode(node, width, pen)));
  return { svg: way + drawn.join(''), height };
}

function drawNode({ label, detail, tone, branches, isLit }: BoardNode, width: number, pen: Pen): string {
  const { palette, bold, text } = pen;
  const room = width - 2 * NODE.pad;
  const ground = isLit ? palette['iris-100'] : '#fff';
  return [
    branches ? drawBranch(width, pen) : '',
    drawBox({ x: 1.5, y: 1.5, width: width - 3, height: NODE.height - 3, radius: NODE.radius }, ground, {
      colour: palette['iris-600'],
      width: 3,
    }),
    drawBox({ x: NODE.pad, y: -4, width: 44, height: 13, radius: 6.5 }, palette[tone]),
    writeText(bold, cutText(label, room / NODE.label, bold.measure), {
      x: NODE.pad,
      y: 47,
      size: NODE.label,
      colour: palette['ink-900'],
    }),
    writeText(text, cutText(detail, room / NODE.detail, text.measure), {
      x: NODE.pad,
      y: 80,
      size: NODE.detail,
      colour: palette['ink-600'],
    }),
  ].join('');
}

/** No words: it is another story. */
function drawBranch(x: number, { palette }: Pen): string {
  const middle = NODE.height / 2;
  const box = { x: x + BRANCH.gap, y: 14, width: BRANCH.width, height: NODE.height - 28, radius: NODE.radius };
  const line = drawLine(`M${String(x)} ${String(middle)}H${String(box.x)}`, palette['ink-300'], 3);
  const words = [32, 20].map((width, index) =>
    drawBox({ x: box.x + 16, y: middle - 11 + index * 16, width, height: 7, radius: 3.5 }, palette['ink-300']),
  );
  return line + drawBox(box, palette['ink-100']) + words.join('');
}
