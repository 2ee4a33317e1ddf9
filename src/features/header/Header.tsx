import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#config/brand.ts';
import styles from '#src/features/header/Header.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { MenuLink } from '#src/shared/menus.ts';
import { Wordmark } from '#src/ui/Wordmark.tsx';

interface HeaderProps {
  readonly links: readonly MenuLink[];
  /** The page's path, without locale prefix. */
  readonly current: string;
  /** Stands at the end of the bar. */
  readonly children?: ReactNode;
}

/** Links only: below 992 px the menu is a row that scrolls, so that there is nothing to open. */
export function Header({ links, current, children }: HeaderProps) {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <div className={styles.bar}>
        <LocalLink href="/" className={styles.home} aria-current={current === '/' ? 'page' : undefined}>
          <Wordmark name={brand.name} />
        </LocalLink>
        <nav className={styles.nav} aria-label={t`Main menu`}>
          <ul className={styles.list}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <LocalLink href={href} className={styles.link} aria-current={href === current ? 'page' : undefined}>
                  {label}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>{children}</div>
      </div>
    </header>
  );
}
