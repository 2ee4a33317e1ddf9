import { useLingui } from '@lingui/react/macro';
import { brand } from '#config/brand.ts';
import styles from '#src/features/header/ContactFooter.module.css';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/shared/iconNames.ts';

const ICONS: Readonly<Record<(typeof brand.social)[number]['id'], IconName>> = {
  youtube: 'brand-youtube',
  git: 'brand-github',
  linkedin: 'brand-linkedin',
  instagram: 'brand-instagram',
  twitter: 'brand-twitter',
  facebook: 'brand-facebook',
};

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
      <ul className={styles.social} aria-label={t`Social networks`}>
        {brand.social.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} className={styles.network} aria-label={name} title={name} rel="noopener">
              <Icon name={ICONS[id]} size={20} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
