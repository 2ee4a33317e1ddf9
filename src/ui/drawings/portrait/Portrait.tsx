import type { PortraitParts } from '#src/shared/page/author.ts';
import styles from '#src/ui/drawings/portrait/Portrait.module.css';
import { PORTRAIT_SHAPES } from '#src/ui/drawings/portrait/portraitShapes.ts';

interface PortraitProps {
  readonly parts: PortraitParts;
  readonly className?: string | undefined;
}

/** A person in a few shapes: no photograph, and no stand-in for one. The name stands beside it, so it is silent. */
export function Portrait({ parts: { ground, face, hair, colour, wears }, className }: PortraitProps) {
  const { head, body, behind, above } = PORTRAIT_SHAPES;
  return (
    <svg
      className={[styles.portrait, className].filter(Boolean).join(' ')}
      data-ground={ground}
      data-face={face}
      data-hair={colour}
      viewBox="0 0 80 80"
      aria-hidden="true"
      focusable="false"
    >
      {behind[hair] && <path className={styles.hair} d={behind[hair]} />}
      <path className={styles.body} d={body} />
      <path className={styles.face} d={head} />
      {wears === 'beard' && <path className={styles.hair} d={PORTRAIT_SHAPES.beard} />}
      <path className={styles.hair} d={above[hair]} />
      {wears === 'scarf' && <path className={styles.accent} d={PORTRAIT_SHAPES.scarf} />}
      {wears === 'glasses' && <path className={styles.glasses} d={PORTRAIT_SHAPES.glasses} />}
      {wears === 'headset' && (
        <>
          <path className={styles.band} d={PORTRAIT_SHAPES.headset.band} />
          <path className={styles.accent} d={PORTRAIT_SHAPES.headset.ends} />
        </>
      )}
    </svg>
  );
}
