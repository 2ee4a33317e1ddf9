import styles from '#src/features/header/InfoPanel.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { MenuLink } from '#src/shared/page/menus.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** One line of news above the header (SPEC part 2). Below 1200 px it is part of the open menu. */
export function InfoPanel({ label, href, inApp, className }: MenuLink & { readonly className?: string | undefined }) {
  return (
    <div className={[styles.panel, className].join(' ')}>
      <LocalLink href={href} inApp={inApp} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <Icon name="arrow-right" size={16} />
      </LocalLink>
    </div>
  );
}
