import styles from '#src/ui/drawings/illustrations/Art.module.css';
import { artProps, type ArtProps } from '#src/ui/drawings/illustrations/artProps.ts';
import { seedNumbers } from '#src/ui/drawings/illustrations/seedNumbers.ts';

const COLUMNS = 4;
const TILE = { width: 128, height: 84, gap: 14 };
const BAR = 8;

interface FlagTileProps extends ArtProps {
  /** ISO 3166 codes. */
  readonly codes: readonly string[];
}

/** Countries as tiles: the code over two turns. Not the flags themselves, which nobody may redraw from a seed. */
export function FlagTile({ seed, codes, ...rest }: FlagTileProps) {
  const lengths = seedNumbers(seed, codes.length * 2);
  const rows = Math.ceil(codes.length / COLUMNS);
  const width = Math.min(COLUMNS, codes.length) * (TILE.width + TILE.gap) - TILE.gap;
  return (
    <svg {...artProps(rest, width, rows * (TILE.height + TILE.gap) - TILE.gap)}>
      {codes.map((code, index) => {
        const x = (index % COLUMNS) * (TILE.width + TILE.gap);
        const y = Math.floor(index / COLUMNS) * (TILE.height + TILE.gap);
        const [first = 0, second = 0] = lengths.slice(index * 2, index * 2 + 2);
        return (
          <g key={code}>
            <rect
              className={styles.tile}
              x={x + 0.5}
              y={y + 0.5}
              width={TILE.width - 1}
              height={TILE.height - 1}
              rx={10}
            />
            <text className={styles.code} x={x + 14} y={y + 34}>
              {code}
            </text>
            <rect
              className={styles.caller}
              x={x + 14}
              y={y + 48}
              width={20 + Math.round(first * 60)}
              height={BAR}
              rx={4}
            />
            <rect
              className={styles.answer}
              x={x + 30}
              y={y + 62}
              width={20 + Math.round(second * 60)}
              height={BAR}
              rx={4}
            />
          </g>
        );
      })}
    </svg>
  );
}
