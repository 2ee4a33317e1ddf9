import { Fragment } from 'react';
import { Trans } from '@lingui/react/macro';
import styles from '#src/blocks/compare/CompareCell.module.css';
import type { CompareCell } from '#src/blocks/compare/schema.ts';
import { formatDate } from '#src/i18n/formatDate.ts';
import { useSite } from '#src/request/SiteContext.tsx';

const HOST = /^https:\/\/(?:www\.)?([^/?#]+)/;

/** Where a cell about another company is from, and of which day that is: the page may say something else since. */
export function CompareSource({ href, read }: NonNullable<CompareCell['source']>) {
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
      </a>
      <time dateTime={read}>
        <Trans>read on {day}</Trans>
      </time>
    </span>
  );
}
