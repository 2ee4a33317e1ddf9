import { Trans } from '@lingui/react/macro';
import styles from '#src/app/errors/ErrorMessage.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { MenuLink } from '#src/shared/menus.ts';
import { Icon } from '#src/ui/Icon.tsx';

/** Pages whose address is close to the one that was asked for; nothing where there are none. */
export function NearestPages({ pages }: { readonly pages: readonly MenuLink[] }) {
  if (pages.length === 0) return null;
  return (
    <nav className={styles.nearest} aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">
        <Trans>Did you mean one of these?</Trans>
      </h2>
      <ul role="list">
        {pages.map(({ href, label }) => (
          <li key={href}>
            <LocalLink href={href}>
              <span>
                <span className={styles.label}>{label}</span>
                <span className={styles.path}>{href}</span>
              </span>
              <Icon name="arrow-right" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
