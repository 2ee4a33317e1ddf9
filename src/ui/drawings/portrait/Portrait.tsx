import type { PortraitParts } from '#src/shared/page/author.ts';
import styles from '#src/ui/drawings/portrait/Portrait.module.css';
import { PORTRAIT_COLOURS, PORTRAIT_SHAPES } from '#src/ui/drawings/portrait/portraitShapes.ts';

interface PortraitProps {
  readonly parts: PortraitParts;
  readonly className?: string | undefined;
}

/** A person in a few shapes: no photograph, and no stand-in for one. The name stands beside it, so it is silent. */
export function Portrait({ parts: { ground, face, hair, colour, wears }, className }: PortraitProps) {
  const { head, body, behind, above, beard, scarf, glasses, headset } = PORTRAIT_SHAPES;
  const { line, ground: grounds, face: faces, hair: hairs } = PORTRAIT_COLOURS;
  const { ground: backdrop, body: clothes, accent } = grounds[ground];
  return (
    <svg
      className={[styles.portrait, className].filter(Boolean).join(' ')}
      viewBox="0 0 80 80"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="80" height="80" fill={backdrop} />
      {behind[hair] && <path fill={hairs[colour]} d={behind[hair]} />}
      <path fill={clothes} d={body} />
      <path fill={faces[face]} d={head} />
      {wears === 'beard' && <path fill={hairs[colour]} d={beard} />}
      <path fill={hairs[colour]} d={above[hair]} />
      {wears === 'scarf' && <path fill={accent} d={scarf} />}
      {wears === 'glasses' && <path fill="none" stroke={line} strokeWidth="2" d={glasses} />}
      {wears === 'headset' && (
        <>
          <path fill="none" stroke={accent} strokeWidth="3" d={headset.band} />
          <path fill={accent} d={headset.ends} />
        </>
      )}
    </svg>
  );
}
