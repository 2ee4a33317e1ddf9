import styles from '#src/ui/drawings/illustrations/Art.module.css';

/** What every drawing takes; without a title it is decoration. */
export interface ArtProps {
  /** The page's or block's id: each has a drawing of its own, always the same. */
  readonly seed: string;
  /** What the drawing says, where no text beside it says so. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** @returns what every drawing has in common: its size, and whether it is an image or only decorates */
export function artProps({ title, className }: Omit<ArtProps, 'seed'>, width: number, height: number) {
  const label = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return {
    className: [styles.art, className].filter(Boolean).join(' '),
    viewBox: [0, 0, width, height].join(' '),
    focusable: 'false',
    ...label,
  } as const;
}
