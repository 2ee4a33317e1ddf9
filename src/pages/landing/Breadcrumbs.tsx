import { Trans, useLingui } from '@lingui/react/macro';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import styles from '#src/pages/landing/Breadcrumbs.module.css';
import type { Page } from '#src/shared/page.ts';

interface BreadcrumbsProps {
  readonly crumbs: Page['breadcrumbs'];
  readonly current: string;
}

export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.breadcrumbs} aria-label={t`Breadcrumbs`}>
      <ol className={styles.list}>
        {crumbs.map(({ label, path }) => (
          <li key={path} className={styles.crumb}>
            <LocalLink href={path}>{path === '/' ? <Trans>Home</Trans> : label}</LocalLink>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
