import { useLingui } from '@lingui/react/macro';
import styles from '#src/features/breadcrumbs/Breadcrumbs.module.css';
import { CrumbData } from '#src/features/breadcrumbs/CrumbData.tsx';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { Page } from '#src/shared/page/page.ts';

/** The way to a page, over the pages above it, on the surface with which the page opens. */
export function Breadcrumbs({ page }: { readonly page: Page }) {
  const { t } = useLingui();
  const home = t`Home`;
  const current = page.menutitle ?? page.title;
  const crumbs = page.breadcrumbs.map(({ label, path }) => ({ path, label: path === '/' ? home : label }));
  return (
    <nav className={styles.breadcrumbs} aria-label={t`Breadcrumbs`} data-surface={page.opening ?? 'white'}>
      <ol className={styles.list}>
        {crumbs.map(({ label, path }) => (
          <li key={path} className={styles.crumb}>
            <LocalLink href={path}>{label}</LocalLink>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {current}
        </li>
      </ol>
      <CrumbData crumbs={crumbs} current={current} canonical={page.links?.canonical} />
    </nav>
  );
}
