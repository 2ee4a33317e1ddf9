import { Fragment } from 'react';
import { Trans } from '@lingui/react/macro';
import styles from '#src/blocks/compare/CompareCell.module.css';
import type { CompareCell } from '#src/blocks/compare/schema.ts';
import { formatDate } from '#src/i18n/formatDate.ts';
import { useSite } from '#src/request/SiteContext.tsx';

const HOST = /^https:\/\/(?:www\.)?([^/?#]+)/;

interface CompareSourceProps extends NonNullable<CompareCell['source']> {
  /** What the cell is about: cells of one host lead to pages of their own, and a list of links has none of their rows. */
  readonly about: string;
}

/** Where a cell about another company is from, and of which day that is: the page may say something else since. */
export function CompareSource({ href, read, about }: CompareSourceProps) {
  const { iso } = useSite();
  // As it is written: of letters that are not Latin, a URL makes signs that nobody can read.
  const host = HOST.exec(href)?.[1] ?? href;
  const day = formatDate(read, iso);
  return (
    <span className={styles.source}>
      <a className={styles.sourceLink} href={href}>
        {host.split('.').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <>
                <wbr />.
              </>
            )}
            {part}
          </Fragment>
        ))}
        <span className="visuallyHidden">, {about}</span>
      </a>
      <time dateTime={read}>
        <Trans>read on {day}</Trans>
      </time>
    </span>
  );
}
