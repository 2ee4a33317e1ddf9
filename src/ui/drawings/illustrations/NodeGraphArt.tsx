import styles from '#src/ui/drawings/illustrations/Art.module.css';
import { artProps, type ArtProps } from '#src/ui/drawings/illustrations/artProps.ts';
import { seedNumbers } from '#src/ui/drawings/illustrations/seedNumbers.ts';

const WIDTH = 560;
const HEIGHT = 320;
const NODE = { width: 92, height: 44 };
const COLUMN = (WIDTH - NODE.width) / 3;
const RADIUS = 14;
const BAR = { height: 10, shortest: 24, longest: 64 };

interface Node {
  readonly x: number;
  readonly y: number;
  readonly bar: number;
}

/** How many nodes stand in each column: a call comes in, is sorted, is served, and ends. */
const SHAPES = [
  [1, 2, 3, 1],
  [1, 3, 2, 1],
  [1, 2, 2, 2],
  [1, 3, 3, 1],
] as const;

function placeNodes(seed: string): Node[][] {
  const [choice = 0, ...sizes] = seedNumbers(seed, 12);
  const shape = SHAPES[Math.floor(choice * SHAPES.length)] ?? SHAPES[0];
  return shape.map((count, column) =>
    Array.from({ length: count }, (_, row) => ({
      x: Math.round(column * COLUMN),
      y: Math.round((HEIGHT / count) * (row + 0.5)),
      bar: Math.round(BAR.shortest + (sizes[column * 3 + row] ?? 0) * (BAR.longest - BAR.shortest)),
    })),
  );
}

/** Across, down or up with round corners, across. */
function edge(from: Node, to: Node): string {
  const start = ['M', from.x + NODE.width, from.y];
  if (from.y === to.y) return [...start, 'H', to.x].join(' ');
  const middle = Math.round((from.x + NODE.width + to.x) / 2);
  const down = to.y > from.y;
  const turn = down ? RADIUS : -RADIUS;
  return [
    ...start,
    'H',
    middle - RADIUS,
    'a',
    RADIUS,
    RADIUS,
    0,
    0,
    down ? 1 : 0,
    RADIUS,
    turn,
    'V',
    to.y - turn,
    'a',
    RADIUS,
    RADIUS,
    0,
    0,
    down ? 0 : 1,
    RADIUS,
    turn,
    'H',
    to.x,
  ].join(' ');
}

/** A call flow: nodes on one line that parts and comes together again. */
export function NodeGraphArt({ seed, ...rest }: ArtProps) {
  const columns = placeNodes(seed);
  const edges = columns.flatMap((nodes, index) =>
    (columns[index + 1] ?? []).flatMap((to) => nodes.map((from) => edge(from, to))),
  );
  return (
    <svg {...artProps(rest, WIDTH, HEIGHT)}>
      <path className={styles.line} d={edges.join('')} />
      {columns.flat().map(({ x, y, bar }, index) => (
        <g key={[x, y].join(' ')}>
          <rect
            className={styles.node}
            x={x + 1}
            y={y - NODE.height / 2}
            width={NODE.width - 2}
            height={NODE.height}
            rx={10}
          />
          <rect
            className={index % 2 === 0 ? styles.caller : styles.answer}
            x={x + 14}
            y={y - BAR.height / 2}
            width={bar}
            height={BAR.height}
            rx={BAR.height / 2}
          />
        </g>
      ))}
    </svg>
  );
}
