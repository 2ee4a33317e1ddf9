import { ContactFooter } from '#src/features/header/ContactFooter.tsx';
import { SubmenuLink } from '#src/features/header/SubmenuLink.tsx';
import styles from '#src/features/header/SubmenuPanel.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { MenuLink, Submenu } from '#src/shared/page/menus.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

interface SubmenuPanelProps {
  readonly submenu: Submenu;
}

/** The titled columns of an item of the menu, and what stands below them. Drawn on the server only. */
export function SubmenuPanel({ submenu: { columns, footer, contacts } }: SubmenuPanelProps) {
  return (
    <div className={styles.inner}>
      <div className={styles.columns}>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.list}>
              {links.map((link) => (
                <li key={link.href}>
                  <SubmenuLink link={link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {footer && <PlainLinks links={footer} />}
      {contacts && <ContactFooter />}
    </div>
  );
}

function PlainLinks({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul className={styles.footer}>
      {links.map(({ label, href, inApp }) => (
        <li key={href}>
          <LocalLink href={href} inApp={inApp} className={styles.footerLink}>
            {label}
            {href.startsWith('https://') && <Icon name="arrow-up-right" size={16} />}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
