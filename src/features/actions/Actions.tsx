import styles from '#src/features/actions/Actions.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { Cta } from '#src/shared/schema.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';

/** A block's calls to action, side by side; nothing when there are none. */
export function Actions({ actions }: { readonly actions: readonly Cta[] }) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ label, href, theme }) => (
        <LocalLink key={href} href={href} className={buttonClass(theme)}>
          {label}
        </LocalLink>
      ))}
    </div>
  );
}
