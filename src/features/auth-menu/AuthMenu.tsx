import { useLingui } from '@lingui/react/macro';
import styles from '#src/features/auth-menu/AuthMenu.module.css';
import { consoleLink } from '#src/request/consoleLink.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { useStores } from '#src/stores/StoresContext.tsx';
import { useStore } from '#src/stores/useStore.ts';
import pill from '#src/ui/display/SummaryPill.module.css';
import { MenuDetails } from '#src/ui/menus/MenuDetails.tsx';
import { MenuList, MenuListLink } from '#src/ui/menus/MenuList.tsx';

/** Log in and sign up, each to the platform or to the no-code line. */
export function AuthMenu() {
  const { t } = useLingui();
  const stores = useStores();
  const header = useStore(stores.header);
  const { locale, kazakhstan } = useSite();
  const { campaign } = useStore(stores.visitor);
  const entries = [
    { label: t`Log in`, page: '/login' },
    { label: t`Sign up`, page: '/registration' },
  ] as const;
  const consoles = [
    { id: 'platform', name: t`Communications platform` },
    { id: 'kit', name: t`No-code Kit` },
  ] as const;
  return (
    <div className={styles.menu}>
      {entries.map(({ label, page }, index) => (
        <MenuDetails
          key={page}
          name="auth-menu"
          className={styles.details}
          summaryClass={[pill.pill, styles.summary].join(' ')}
          summary={label}
          open={header.auth === index}
          onOpenChange={(open) => {
            header.setAuth(index, open);
          }}
        >
          <MenuList align={index === 0 ? 'outer' : 'end'} mobile="above">
            {consoles.map(({ id, name }) => (
              <MenuListLink key={id} href={consoleLink(id, page, { locale, kazakhstan, campaign })}>
                {name}
              </MenuListLink>
            ))}
          </MenuList>
        </MenuDetails>
      ))}
    </div>
  );
}
