import { brand } from '#config/brand.ts';
import { company } from '#config/company.ts';
import { Badges } from '#src/features/footer/Badges.tsx';
import styles from '#src/features/footer/Footer.module.css';
import { FooterGroups } from '#src/features/footer/FooterGroups.tsx';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import type { FooterGroup } from '#src/shared/page/menus.ts';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';
import { SocialLinks } from '#src/ui/icons/SocialLinks.tsx';
import { Wordmark } from '#src/ui/drawings/Wordmark.tsx';

/** Groups of links, and who is behind the site: the legal entity follows the variant (SPEC part 2). Drawn on the server only. */
export function FooterContent({ groups }: { readonly groups: readonly FooterGroup[] }) {
  const { name, address } = company.entities[useSite().variant];
  return (
    <>
      <Ruler ticks={80} className={styles.ruler} />
      <div className={styles.grid}>
        <div className={styles.brand}>
          <LocalLink href="/" className={styles.home}>
            <Wordmark name={brand.name} />
          </LocalLink>
          <a href={`mailto:${brand.salesEmail}`} className={styles.mail}>
            {brand.salesEmail}
          </a>
          <div className={styles.social}>
            <SocialLinks />
          </div>
        </div>
        <FooterGroups groups={groups} />
      </div>
      <div className={styles.legal}>
        <p>
          <span className={styles.entity}>© {name}</span>
          <span className={styles.address}>{address}</span>
        </p>
        <Badges />
      </div>
    </>
  );
}
