import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { brand } from '#config/brand.ts';
import styles from '#src/features/auth-menu/AuthMenu.module.css';
import { consoleLink } from '#src/features/auth-menu/consoleLink.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { useStores } from '#src/stores/StoresContext.tsx';
import { MenuDetails } from '#src/ui/MenuDetails.tsx';
import { MenuList, MenuListLink } from '#src/ui/MenuList.tsx';

/** Sign in and sign up, each to the platform or to the no-code line. */
export const AuthMenu = observer(function AuthMenu() {
  const { t } = useLingui();
  const { header } = useStores();
  const { locale, kazakhstan } = useSite();
  // The server's page is the same for everybody; the campaign of this visit is added here.
  const [search, setSearch] = useState('');
  useEffect(() => {
    setSearch(window.location.search);
  }, []);
  const entries = [
    { label: t`Sign in`, page: '/login' },
    { label: t`Sign up`, page: '/registration' },
  ] as const;
  const consoles = [
    { name: t`Communications platform`, origin: brand.consoles.platform },
    { name: t`No-code kit`, origin: brand.consoles.kit },
  ];
  return (
    <div className={styles.menu}>
      {entries.map(({ label, page }, index) => (
        <MenuDetails
          key={page}
          name="auth-menu"
          className={styles.details}
          summaryClass={styles.summary}
          summary={label}
          open={header.auth === index}
          onOpenChange={(open) => {
            header.setAuth(index, open);
          }}
        >
          <MenuList align={index === 0 ? 'start' : 'end'} mobile="above">
            {consoles.map(({ name, origin }) => (
              <MenuListLink key={origin} href={consoleLink(origin, page, { locale, kazakhstan, search })}>
                {name}
              </MenuListLink>
            ))}
          </MenuList>
        </MenuDetails>
      ))}
    </div>
  );
});
