import type { ReactNode } from 'react';
import styles from '#src/ui/display/FactList.module.css';

/** What a page is about in a few facts: below its title, and beside it where there is room. Each child is a `div` with a term. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
