import type { NodeGraphBlock } from '#src/blocks/node-graph/schema.ts';

/** What a node takes up with the room around it, in px of the drawing. */
export const CELL = { width: 192, height: 108 } as const;
/** The box of a node, in the same px. */
export const NODE = { width: 156, height: 64 } as const;
/** Above each lane stands its name. */
const LANE_HEAD = 28;
const BEND = 12;

interface Place {
  readonly x: number;
  readonly y: number;
}

interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, Place>;
  readonly paths: readonly string[];
}

type Graph = Pick<NodeGraphBlock, 'lanes' | 'nodes' | 'edges'>;

/** @returns where each node stands: right of all that lead to it, in its lane, never two in one place */
export function layoutGraph({ lanes, nodes, edges }: Graph): GraphLayout {
  const columns = new Map<string, number>();
  const taken = new Set<string>();
  const places = new Map<string, Place>();
  for (const { id, lane } of nodes) {
    const before = edges.filter(({ to }) => to === id).map(({ from }) => columns.get(from) ?? 0);
    let column = before.length > 0 ? Math.max(...before) + 1 : 0;
    while (taken.has(`${String(column)} ${String(lane)}`)) column += 1;
    taken.add(`${String(column)} ${String(lane)}`);
    columns.set(id, column);
    places.set(id, { x: column * CELL.width + 1, y: lane * CELL.height + LANE_HEAD });
  }
  return {
    width: Math.max(...columns.values()) * CELL.width + NODE.width + 2,
    height: lanes.length * CELL.height,
    places,
    paths: edges.map(({ from, to }) => edgePath(places.get(from), places.get(to))),
  };
}

function edgePath(from: Place = { x: 0, y: 0 }, to: Place = from): string {
  const start = { x: from.x + NODE.width, y: from.y + NODE.height / 2 };
  const end = { x: to.x, y: to.y + NODE.height / 2 };
  if (start.y === end.y) return `M${String(start.x)} ${String(start.y)}H${String(end.x)}`;
  const middle = start.x + (CELL.width - NODE.width) / 2;
  const turn = end.y > start.y ? BEND : -BEND;
  return [
    `M${String(start.x)} ${String(start.y)}H${String(middle - BEND)}`,
    `Q${String(middle)} ${String(start.y)} ${String(middle)} ${String(start.y + turn)}V${String(end.y - turn)}`,
    `Q${String(middle)} ${String(end.y)} ${String(middle + BEND)} ${String(end.y)}H${String(end.x)}`,
  ].join('');
}

/** @returns the label on one or two lines, broken at the space nearest to its middle */
export function breakLabel(label: string): readonly string[] {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  if (label.length <= 14 || spaces.length === 0) return [label];
  const far = (index: number) => Math.abs(index - label.length / 2);
  const at = spaces.reduce((best, index) => (far(index) < far(best) ? index : best));
  return [label.slice(0, at), label.slice(at + 1)];
}
