import { useLingui } from '@lingui/react/macro';
import { brand } from '#config/brand.ts';
import type { company } from '#config/company.ts';
import styles from '#src/features/header/ContactFooter.module.css';
import { PhoneNumber } from '#src/i18n/PhoneNumber.tsx';
import { usePhones } from '#src/i18n/usePhones.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { SocialLinks } from '#src/ui/icons/SocialLinks.tsx';

/** Where there are several numbers they stand in columns of their own: on the Spanish site (SPEC part 2), and by region. */
const LAYOUT: Readonly<Record<keyof typeof company.phones, 'line' | 'columns'>> = {
  en: 'columns',
  es: 'columns',
  pt: 'line',
  ru: 'line',
  kz: 'line',
};

/** How to reach the brand, below some submenus: by the numbers of the site's own countries, else by region. */
export function ContactFooter() {
  const { t } = useLingui();
  const { variant } = useSite();
  const { own, regional } = usePhones();
  const isRegional = own.length === 0;
  return (
    <div className={styles.footer} data-layout={LAYOUT[variant]}>
      <ul className={styles.phones} aria-label={t`Phone numbers`} data-needs-region={isRegional ? '' : undefined}>
        {(isRegional ? regional : own).map((entry) => (
          <li key={entry.id} data-region={isRegional ? entry.id : undefined}>
            <span className={styles.region}>{entry.region}</span> <PhoneNumber entry={entry} />
          </li>
        ))}
      </ul>
      <a href={`mailto:${brand.salesEmail}`} className={styles.mail}>
        {brand.salesEmail}
      </a>
      <div className={styles.social}>
        <SocialLinks />
      </div>
    </div>
  );
}
