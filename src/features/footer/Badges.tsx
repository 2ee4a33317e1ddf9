import { useLingui } from '@lingui/react/macro';
import type { Badge } from '#config/company.ts';
import styles from '#src/features/footer/Badges.module.css';
import { badgesOf } from '#src/features/footer/badgesOf.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { SampleMark } from '#src/ui/display/SampleMark.tsx';

/** What stands in the seal, drawn on a field of 40 by 40. */
const SIGNS: Readonly<Record<Badge['id'], string>> = {
  iso27001: 'M13 20.5l4.5 4.5l9.5-10',
  hipaa: 'M20 12.5v15M12.5 20h15',
  'kz-hub': 'M20 12v3.5M20 24.5V28M12 20h3.5M24.5 20H28M20 16.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7',
  'ru-registry': 'M13 14.5h9M18 20h9M13 25.5h9',
};

/** Certificates and memberships. A sample says that it is one: the fictional brand holds none. */
export function Badges() {
  const { t } = useLingui();
  return (
    <ul className={styles.badges} aria-label={t`Certificates`}>
      {badgesOf(useSite()).map(({ id, name, sample }) => (
        <li key={id} className={styles.badge}>
          <svg className={styles.seal} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
            <circle className={styles.ticks} cx="20" cy="20" r="18" />
            <circle className={styles.ring} cx="20" cy="20" r="13.5" />
            <path className={styles.sign} d={SIGNS[id]} />
          </svg>
          <span>
            <span className={styles.name}>{name}</span>
            {sample && <SampleMark />}
          </span>
        </li>
      ))}
    </ul>
  );
}
