import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/features/header/Header.module.css';
import panel from '#src/features/header/SubmenuPanel.module.css';
import { useCurrentLinks } from '#src/features/header/useCurrentLinks.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { ShellItem } from '#src/shared/page/menus.ts';
import { useStores } from '#src/stores/StoresContext.tsx';
import { useStore } from '#src/stores/useStore.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Kept } from '#src/ui/kept/Kept.tsx';
import { MenuDetails } from '#src/ui/menus/MenuDetails.tsx';

interface MainMenuProps {
  readonly items: readonly ShellItem[];
  readonly current: string;
}

const linkClass = ({ cssClass }: ShellItem) => [styles.link, cssClass && styles[cssClass]].filter(Boolean).join(' ');

/** Below 1200 px the open item takes the place of the list, and its name is then the way back. */
export function MainMenu({ items, current }: MainMenuProps) {
  const { t } = useLingui();
  const header = useStore(useStores().header);
  const nav = useCurrentLinks(current);
  return (
    <nav ref={nav} className={styles.nav} aria-label={t`Main menu`}>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {'href' in item ? (
              <LocalLink
                href={item.href}
                inApp={item.inApp}
                className={linkClass(item)}
                aria-current={item.href === current ? 'page' : undefined}
              >
                {item.label}
              </LocalLink>
            ) : (
              <MenuDetails
                hover
                name="main-menu"
                open={header.submenu === index}
                onOpenChange={(open) => {
                  header.setSubmenu(index, open);
                }}
                className={styles.details}
                summaryClass={linkClass(item)}
                summary={
                  <>
                    <span className={styles.back}>
                      <Icon name="arrow-left" size={20} />
                      <Trans>Back</Trans>
                    </span>
                    <span>{item.label}</span>
                    <span className={styles.chevron}>
                      <Icon name="chevron-down" size={16} />
                    </span>
                  </>
                }
              >
                <Kept name={item.part} className={panel.panel} data-surface="white" />
              </MenuDetails>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
