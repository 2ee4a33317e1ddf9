import { useLingui } from '@lingui/react/macro';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import styles from '#src/pages/platform/PartsLine.module.css';
import type { Crumb } from '#src/shared/page/page.ts';

interface PartsLineProps {
  readonly parts: readonly Crumb[];
  /** The page's path, without locale prefix. */
  readonly current: string;
}

/** The parts of the platform as stations of one line. Where it is wider than the screen, it scrolls in itself. */
export function PartsLine({ parts, current }: PartsLineProps) {
  const { t } = useLingui();
  if (parts.length < 2) return null;
  return (
    <nav className={styles.parts} data-surface="tint" aria-label={t`Parts of the platform`}>
      <ol className={styles.line}>
        {parts.map(({ label, path }) => (
          <li key={path} className={styles.station}>
            <LocalLink href={path} className={styles.link} aria-current={path === current ? 'page' : undefined}>
              {label}
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
