import type { ReactNode } from 'react';
import styles from '#src/pricing/view/list/RateSection.module.css';

interface RateSectionProps {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string;
  /** How it is charged, or what is not to be had. */
  readonly notes?: readonly (string | false | undefined)[];
  readonly children?: ReactNode;
}

/** One kind of rate: its name and terms at the side, what it costs beside them. */
export function RateSection({ id, title, notes = [], children }: RateSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id} data-later>
      <div className={styles.head}>
        <h4 id={id} className={styles.title}>
          {title}
        </h4>
        {notes.filter(Boolean).map((note) => (
          <p key={String(note)} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      {children && <div className={styles.rates}>{children}</div>}
    </section>
  );
}
