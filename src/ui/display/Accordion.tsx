import type { ReactNode } from 'react';
import styles from '#src/ui/display/Accordion.module.css';

interface AccordionProps {
  readonly items: readonly { readonly title: string; readonly content: ReactNode }[];
  /** Given a name, the browser keeps one of them open at a time. */
  readonly name?: string | undefined;
  /** The heading that each title is; none where the page's outline has no place for it. */
  readonly heading?: 'h2' | 'h3' | 'h4' | undefined;
}

/** Titles that open what they name. The browser's own disclosure: it needs no JavaScript, and find-in-page opens it. */
export function Accordion({ items, name, heading: Heading = 'h3' }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ title, content }) => (
        <details key={title} name={name} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
