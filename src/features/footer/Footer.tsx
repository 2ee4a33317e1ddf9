import { useLingui } from '@lingui/react/macro';
import { brand } from '#config/brand.ts';
import styles from '#src/features/footer/Footer.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import type { ResolvedMenus } from '#src/shared/menus.ts';
import { Ruler } from '#src/ui/Ruler.tsx';
import { Wordmark } from '#src/ui/Wordmark.tsx';

/** Groups of links, and who is behind the site: the legal entity follows the variant (SPEC part 2). */
export function Footer({ groups }: { readonly groups: ResolvedMenus['footer'] }) {
  const { t } = useLingui();
  const { name, address } = brand.entities[useSite().variant];
  return (
    <footer className={styles.footer} data-surface="vox">
      <div className={styles.container}>
        <Ruler ticks={80} />
        <div className={styles.grid}>
          <div className={styles.brand}>
            <Wordmark name={brand.name} />
            <a href={`mailto:${brand.salesEmail}`} className={styles.link}>
              {brand.salesEmail}
            </a>
          </div>
          <nav className={styles.groups} aria-label={t`Footer menu`}>
            {groups.map((group) => (
              <div key={group.title}>
                <h2 className={styles.title}>{group.title}</h2>
                <ul className={styles.list}>
                  {group.links.map(({ label, href }) => (
                    <li key={href}>
                      <LocalLink href={href} className={styles.link}>
                        {label}
                      </LocalLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <p className={styles.legal}>
          <span>© {name}</span>
          <span>{address}</span>
        </p>
      </div>
    </footer>
  );
}
