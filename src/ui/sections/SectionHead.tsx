import type { ReactNode } from 'react';
import styles from '#src/ui/sections/SectionHead.module.css';
import { WholeWords } from '#src/ui/sections/WholeWords.tsx';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /**
   * Split puts the lead beside the title; aside keeps both in view in a narrow column next to the content; stack is for a
   * column in which more stands below them.
   */
  readonly layout?: 'split' | 'aside' | 'stack';
  readonly children?: ReactNode;
}

/** The headline of a block with its lead. `id` is what the section names itself by (`aria-labelledby`). */
export function SectionHead({ id, title, lead, layout = 'split', children }: SectionHeadProps) {
  return (
    <div className={styles.head} data-layout={layout}>
      <h2 id={id} className={styles.title}>
        <WholeWords text={title} />
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
