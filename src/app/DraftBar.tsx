import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/app/DraftBar.module.css';
import { formatDate } from '#src/i18n/formatDate.ts';
import { useSite } from '#src/request/SiteContext.tsx';

interface DraftBarProps {
  /** ISO moment. */
  readonly until: string;
}

/** Below a page that is not public: nobody is to take it for one that is. */
export function DraftBar({ until }: DraftBarProps) {
  const { t } = useLingui();
  const { iso } = useSite();
  const day = formatDate(until.slice(0, 'YYYY-MM-DD'.length), iso);
  return (
    <aside className={styles.bar} aria-label={t`Draft`}>
      <p>
        <Trans>Draft: only people with this link can see the page. The link works until {day}.</Trans>
      </p>
    </aside>
  );
}
