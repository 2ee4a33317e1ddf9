import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { brand } from '#config/brand.ts';
import { HEADER_HEIGHT } from '#config/constants.ts';
import styles from '#src/features/header/Header.module.css';
import { InfoPanel } from '#src/features/header/InfoPanel.tsx';
import { isLightPage } from '#src/features/header/lightPages.ts';
import { MainMenu } from '#src/features/header/MainMenu.tsx';
import { MenuToggle } from '#src/features/header/MenuToggle.tsx';
import { useHeaderScroll } from '#src/features/header/useHeaderScroll.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { MenuLink, ShellItem } from '#src/shared/page/menus.ts';
import { useStores } from '#src/stores/StoresContext.tsx';
import { useStore } from '#src/stores/useStore.ts';
import { Wordmark } from '#src/ui/drawings/Wordmark.tsx';

interface HeaderProps {
  readonly links: readonly ShellItem[];
  readonly panel?: MenuLink | undefined;
  /** The page's path, without locale prefix. */
  readonly current: string;
  /** Log in and sign up. */
  readonly auth?: ReactNode;
  /** Stands at the end of the bar. */
  readonly children?: ReactNode;
}

const PANEL_HEIGHT = HEADER_HEIGHT.large - HEADER_HEIGHT.medium;

/** Wordmark, menu and tools. Below 1200 px the menu is behind a button, which is a disclosure without JavaScript too. */
export function Header({ links, panel, current, auth, children }: HeaderProps) {
  const header = useStore(useStores().header);
  const { fixed, bare, beyondFirstView } = useHeaderScroll(PANEL_HEIGHT);
  const purple = !isLightPage(current) && !beyondFirstView;
  // When a page is left, and not when one comes: what was opened before hydration stays open.
  useEffect(() => () => header.closeAll(), [header, current]);
  useEffect(() => {
    document.body.classList.toggle('blockScroll', header.menuOpen);
    // A page without a header may follow, or an error in the place of this one.
    return () => document.body.classList.remove('blockScroll');
  }, [header.menuOpen]);
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) header.closeAll();
  };
  return (
    <header
      className={styles.header}
      data-surface={purple ? 'purple955' : 'white'}
      data-fixed={fixed || undefined}
      data-panel={panel ? (bare ? 'passed' : 'shown') : undefined}
      onClick={onClick}
    >
      <a href="#content" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      {panel && <InfoPanel {...panel} className={styles.panel} />}
      <div className={styles.bar}>
        <LocalLink href="/" className={styles.home} aria-current={current === '/' ? 'page' : undefined}>
          <Wordmark name={brand.name} />
        </LocalLink>
        <MenuToggle />
        <MainMenu items={links} current={current} />
        <div className={styles.tools}>{children}</div>
        <div className={styles.auth}>{auth}</div>
      </div>
    </header>
  );
}
