import { useLingui } from '@lingui/react/macro';
import styles from '#src/features/footer/FooterGroups.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { FooterGroup } from '#src/shared/page/menus.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** The groups of links, in columns that fill up one after the other: the groups differ in length. */
export function FooterGroups({ groups }: { readonly groups: readonly FooterGroup[] }) {
  const { t } = useLingui();
  return (
    <nav className={styles.groups} aria-label={t`Footer menu`}>
      {groups.map(({ title, links }) => (
        <div key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.list}>
            {links.map(({ label, href, inApp }) => (
              <li key={href}>
                <LocalLink href={href} inApp={inApp} className={styles.link}>
                  {label}
                  {href.startsWith('https://') && <Icon name="arrow-up-right" size={16} />}
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
