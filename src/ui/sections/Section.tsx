import type { ReactNode } from 'react';
import type { Surface } from '#src/shared/page/schema.ts';
import styles from '#src/ui/sections/Section.module.css';

interface SectionProps {
  readonly surface?: Surface;
  /** The id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  /** It goes on with what stands above it: little space between them. */
  readonly close?: boolean;
  readonly children: ReactNode;
}

/** One band of a page: a flat surface over the full width, its content in the container. */
export function Section({ surface = 'white', labelledBy, className, close, children }: SectionProps) {
  return (
    <section className={styles.section} data-surface={surface} data-close={close} aria-labelledby={labelledBy}>
      <div className={[styles.container, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}
