import { Trans } from '@lingui/react/macro';
import styles from '#src/features/header/Header.module.css';
import icons from '#src/features/header/MenuToggle.module.css';
import { useStores } from '#src/stores/StoresContext.tsx';
import { useStore } from '#src/stores/useStore.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { MenuDetails } from '#src/ui/menus/MenuDetails.tsx';
import pill from '#src/ui/display/SummaryPill.module.css';

/** Below 1200 px: opens the menu, which the styles show while this disclosure is open, without JavaScript too. */
export function MenuToggle() {
  const header = useStore(useStores().header);
  return (
    <MenuDetails
      className={styles.toggle}
      summaryClass={[pill.pill, styles.menuButton].join(' ')}
      summary={
        <>
          <span className={icons.closed}>
            <Icon name="menu-2" size={20} />
          </span>
          <span className={icons.open}>
            <Icon name="x" size={20} />
          </span>
          <span className={styles.word}>
            <Trans>Menu</Trans>
          </span>
        </>
      }
      inside="header"
      open={header.menuOpen}
      onOpenChange={(open) => {
        header.setMenu(open);
      }}
    >
      {null}
    </MenuDetails>
  );
}
