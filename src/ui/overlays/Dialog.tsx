import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import styles from '#src/ui/overlays/Dialog.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';

interface DialogProps {
  /** By which `DialogButton` opens it. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  /** What ends it: buttons of a `<form method="dialog">`, or anything that closes the element. */
  readonly footer?: ReactNode;
  readonly onClose?: () => void;
  /** The element itself: `showModal()` opens it, `close()` ends it. */
  readonly ref?: Ref<HTMLDialogElement>;
}

/**
 * The browser's own dialog: focus stays in it and comes back, Escape and a press outside close it. Opened by a
 * `DialogButton` it works without JavaScript.
 */
export function Dialog({ id, title, children, footer, onClose, ref }: DialogProps) {
  const { t } = useLingui();
  const titleId = `${id}-title`;
  return (
    <dialog
      ref={ref}
      id={id}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-surface="white"
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <form method="dialog">
          <button className={styles.close} aria-label={t`Close`}>
            <Icon name="x" size={24} />
          </button>
        </form>
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  );
}
