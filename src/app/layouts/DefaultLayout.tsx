import type { ReactNode } from 'react';
import styles from '#src/app/layouts/Layouts.module.css';
import type { LayoutProps } from '#src/app/layouts/LayoutProps.ts';
import { useMenus } from '#src/app/MenusContext.tsx';
import { AuthMenu } from '#src/features/auth-menu/AuthMenu.tsx';
import { Footer } from '#src/features/footer/Footer.tsx';
import { footerTheme } from '#src/features/footer/footerTheme.ts';
import { Header } from '#src/features/header/Header.tsx';
import { LanguageSwitch } from '#src/language/view/LanguageSwitch.tsx';
import { OfflineNotice } from '#src/features/offline-notice/OfflineNotice.tsx';
import { SearchButton } from '#src/search/view/SearchButton.tsx';
import type { Surface } from '#src/shared/page/schema.ts';

interface FrameProps extends LayoutProps {
  /** Stands below the header. */
  readonly subMenu?: ReactNode;
  /** What lies below the page's bands. */
  readonly surface?: Surface | undefined;
  readonly mainClass?: string | undefined;
  readonly plainFooter?: boolean | undefined;
}

/** Header, page and footer. The other layouts are this one with something added. */
export function DefaultLayout({ page, children, subMenu, surface, mainClass, plainFooter }: FrameProps) {
  const menus = useMenus();
  return (
    <>
      <Header links={menus.header} panel={menus.panel} current={page.path} auth={<AuthMenu />}>
        <SearchButton />
        <LanguageSwitch path={page.path} locales={page.locales} above={page.breadcrumbs.at(-1)?.path} />
      </Header>
      <OfflineNotice />
      {subMenu}
      <main
        id="content"
        tabIndex={-1}
        data-surface={surface}
        data-layout={page.layout}
        className={[surface && styles.surface, mainClass].filter(Boolean).join(' ') || undefined}
      >
        {children}
      </main>
      <Footer theme={footerTheme(page.path, page.layout)} plain={plainFooter} />
    </>
  );
}
