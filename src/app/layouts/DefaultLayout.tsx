import type { LayoutProps } from '#src/app/registry/layouts.ts';
import { useMenus } from '#src/app/MenusContext.tsx';
import { Footer } from '#src/features/footer/Footer.tsx';
import { Header } from '#src/features/header/Header.tsx';
import { LanguageSwitch } from '#src/features/language-switch/LanguageSwitch.tsx';
import { OfflineNotice } from '#src/features/offline-notice/OfflineNotice.tsx';

export function DefaultLayout({ page, children }: LayoutProps) {
  const menus = useMenus();
  return (
    <>
      <Header links={menus.header} current={page.path}>
        <LanguageSwitch path={page.path} locales={page.locales} />
      </Header>
      <OfflineNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer groups={menus.footer} />
    </>
  );
}
