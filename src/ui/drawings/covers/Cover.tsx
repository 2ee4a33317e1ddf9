import styles from '#src/ui/drawings/covers/Cover.module.css';
import type { Cover as CoverData } from '#src/shared/page/cover.ts';
import { COVER_COLOURS } from '#src/ui/drawings/covers/coverColours.ts';
import { COVER, type CoverShape } from '#src/ui/drawings/covers/coverShapes.ts';
import { drawCover } from '#src/ui/drawings/covers/drawCover.ts';

interface CoverProps {
  readonly cover: CoverData;
  readonly className?: string | undefined;
}

/** The cover of a post. It says nothing that the words beside it do not, so it is silent. */
export function Cover({ cover, className }: CoverProps) {
  const colours = COVER_COLOURS[cover.ground];
  return (
    <div className={[styles.cover, className].filter(Boolean).join(' ')} aria-hidden="true">
      <svg
        className={styles.drawing}
        viewBox={[0, 0, COVER.width, COVER.height].join(' ')}
        preserveAspectRatio="xMidYMid slice"
        focusable="false"
      >
        <rect width={COVER.width} height={COVER.height} fill={colours.ground} />
        {drawCover(cover).map((shape, index) => (
          <Shape key={index} shape={shape} colour={colours[shape.tone]} />
        ))}
      </svg>
    </div>
  );
}

function Shape({ shape, colour }: { readonly shape: CoverShape; readonly colour: string }) {
  if (shape.draw === 'fill') return <path fill={colour} d={shape.d} />;
  if (shape.draw === 'stroke') {
    const { d, width, dashed } = shape;
    return (
      <path
        fill="none"
        stroke={colour}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={dashed ? '9 8' : undefined}
        d={d}
      />
    );
  }
  const { text, x, y, size, font, middle } = shape;
  return (
    <text
      className={styles[font]}
      fill={colour}
      x={Math.round(x)}
      y={Math.round(y)}
      fontSize={size}
      fontWeight={600}
      textAnchor={middle ? 'middle' : undefined}
    >
      {text}
    </text>
  );
}
