import { useLingui } from '@lingui/react/macro';
import { company } from '#config/company.ts';
import styles from '#src/ui/icons/SocialLinks.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { IconName } from '#src/shared/iconNames.ts';

const ICONS: Readonly<Record<(typeof company.social)[number]['id'], IconName>> = {
  youtube: 'brand-youtube',
  git: 'brand-github',
  linkedin: 'brand-linkedin',
  instagram: 'brand-instagram',
  twitter: 'brand-twitter',
  facebook: 'brand-facebook',
};

/** The brand's pages elsewhere, as icons that are named. */
export function SocialLinks() {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Social networks`}>
      {company.social.map(({ id, name, href }) => (
        <li key={id}>
          <a href={href} className={styles.link} title={name} rel="noopener">
            <Icon name={ICONS[id]} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
