import styles from '#src/features/actions/Actions.module.css';
import { withUtm } from '#src/features/actions/withUtm.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { Cta } from '#src/shared/schema.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';

/** A block's calls to action, side by side; nothing when there are none. */
export function Actions({ actions }: { readonly actions: readonly Cta[] }) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ label, href, theme, size, id, utm }) => (
        <LocalLink key={href} id={id} href={withUtm(href, utm)} className={buttonClass(theme, size)}>
          {label}
        </LocalLink>
      ))}
    </div>
  );
}
