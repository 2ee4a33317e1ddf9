import { Action } from '#src/features/actions/Action.tsx';
import styles from '#src/features/actions/Actions.module.css';
import type { Cta } from '#src/shared/page/cta.ts';

/** A block's calls to action, side by side; nothing when there are none. */
export function Actions({ actions }: { readonly actions: readonly Cta[] }) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Action key={action.label} action={action} />
      ))}
    </div>
  );
}
