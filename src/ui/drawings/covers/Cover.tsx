import styles from '#src/ui/drawings/covers/Cover.module.css';
import type { Cover as CoverData } from '#src/shared/page/cover.ts';
import { COVER, type CoverShape } from '#src/ui/drawings/covers/coverShapes.ts';
import { drawCover } from '#src/ui/drawings/covers/drawCover.ts';

interface CoverProps {
  readonly cover: CoverData;
  readonly className?: string | undefined;
}

/** The cover of a post. It says nothing that the words beside it do not, so it is silent. */
export function Cover({ cover, className }: CoverProps) {
  return (
    <div className={[styles.cover, className].filter(Boolean).join(' ')} data-ground={cover.ground} aria-hidden="true">
      <svg
        className={styles.drawing}
        viewBox={[0, 0, COVER.width, COVER.height].join(' ')}
        preserveAspectRatio="xMidYMid slice"
        focusable="false"
      >
        {drawCover(cover).map((shape, index) => (
          <Shape key={index} shape={shape} />
        ))}
      </svg>
    </div>
  );
}

function Shape({ shape }: { readonly shape: CoverShape }) {
  const { draw, tone } = shape;
  if (draw === 'fill') return <path className={styles[tone]} d={shape.d} />;
  if (draw === 'stroke') {
    const { d, width, dashed } = shape;
    return (
      <path
        className={[styles[tone], styles.stroke].join(' ')}
        strokeWidth={width}
        strokeDasharray={dashed ? '9 8' : undefined}
        d={d}
      />
    );
  }
  const { text, x, y, size, font, middle } = shape;
  return (
    <text
      className={[styles[tone], styles[font]].join(' ')}
      x={Math.round(x)}
      y={Math.round(y)}
      fontSize={size}
      textAnchor={middle ? 'middle' : undefined}
    >
      {text}
    </text>
  );
}
