import { drawMonogram, type MonogramCell } from '#src/collections/partners/monogram.ts';
import styles from '#src/collections/partners/Monogram.module.css';

interface MonogramProps {
  readonly name: string;
}

/** Clockwise from the corner at the top left. */
const CORNERS = [
  'M0 0h10a10 10 0 0 1-10 10z',
  'M10 0v10a10 10 0 0 1-10-10z',
  'M10 10H0a10 10 0 0 1 10-10z',
  'M0 10V0a10 10 0 0 1 10 10z',
];

/** The sign of a company that has none here: drawn of its name, and the same wherever it stands. */
export function Monogram({ name }: MonogramProps) {
  return (
    <svg className={styles.monogram} viewBox="0 0 40 40" width="56" height="56" aria-hidden="true" focusable="false">
      {drawMonogram(name).map((cell) => (
        <Shape key={`${String(cell.x)} ${String(cell.y)}`} {...cell} />
      ))}
    </svg>
  );
}

function Shape({ x, y, shape, turns }: MonogramCell) {
  const [left, top] = [x * 10, y * 10];
  if (shape === 'disc') return <circle cx={left + 5} cy={top + 5} r="4.5" />;
  if (shape === 'square') return <rect x={left} y={top} width="10" height="10" className={styles.soft} />;
  return <path d={CORNERS[turns]} transform={`translate(${String(left)} ${String(top)})`} />;
}
