import { useLingui } from '@lingui/react/macro';
import { brand } from '#config/brand.ts';
import styles from '#src/features/header/ContactFooter.module.css';
import { useSite } from '#src/request/SiteContext.tsx';
import { SocialLinks } from '#src/ui/SocialLinks.tsx';

/** The Spanish variant has a number for each country, so its numbers stand in columns of their own (SPEC part 2). */
const LAYOUT: Readonly<Record<keyof typeof brand.phones, 'line' | 'columns'>> = {
  en: 'line',
  es: 'columns',
  pt: 'line',
  ru: 'line',
  kz: 'line',
};

/** How to reach the brand: below some submenus. */
export function ContactFooter() {
  const { t } = useLingui();
  const { variant } = useSite();
  return (
    <div className={styles.footer} data-layout={LAYOUT[variant]}>
      <ul className={styles.phones} aria-label={t`Phone numbers`}>
        {brand.phones[variant].map(({ label, number, dialable }) => (
          <li key={number}>
            <span className={styles.region}>{label}</span>{' '}
            {dialable ? <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a> : <span>{number}</span>}
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
