import { useLingui } from '@lingui/react';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { SearchResult } from '#src/search/data/searchAnswer.ts';
import { KIND_NAMES } from '#src/search/view/kindNames.ts';
import { MarkedText } from '#src/search/view/MarkedText.tsx';
import styles from '#src/search/view/ResultItem.module.css';

/** A page that was found: what it is and where it stands, its title as the link, and the place with the words. */
export function ResultItem({ path, title, kind, trail, excerpt }: SearchResult) {
  const { i18n } = useLingui();
  return (
    <li className={styles.item}>
      <p className={styles.place}>
        <span className={styles.kind}>{i18n._(KIND_NAMES[kind])}</span>
        {trail.length > 0 && <span>{trail.join(' › ')}</span>}
      </p>
      <LocalLink href={path} className={styles.title}>
        <MarkedText parts={title} />
      </LocalLink>
      <p className={styles.excerpt}>
        <MarkedText parts={excerpt} />
      </p>
    </li>
  );
}
