import { ContactFooter } from '#src/features/header/ContactFooter.tsx';
import styles from '#src/features/header/SubmenuPanel.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { Submenu } from '#src/shared/menus.ts';
import { Icon } from '#src/ui/Icon.tsx';

interface SubmenuPanelProps {
  readonly submenu: Submenu;
  readonly current: string;
}

/** The titled columns of an item of the menu. */
export function SubmenuPanel({ submenu: { columns, contacts }, current }: SubmenuPanelProps) {
  return (
    <div className={styles.panel} data-surface="white">
      <div className={styles.inner}>
        <div className={styles.columns}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul className={styles.list}>
                {links.map(({ label, href, description, icon, tags }) => (
                  <li key={href}>
                    <LocalLink href={href} className={styles.link} aria-current={href === current ? 'page' : undefined}>
                      <span className={styles.icon}>
                        <Icon name={icon} size={24} />
                      </span>
                      <span>
                        <span className={styles.label}>
                          {label}
                          {tags.map(({ name, type }) => (
                            <span key={name} className={styles.tag} data-type={type}>
                              {name}
                            </span>
                          ))}
                        </span>
                        <span className={styles.description}>{description}</span>
                      </span>
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {contacts && <ContactFooter />}
      </div>
    </div>
  );
}
