import type { MouseEvent, Ref } from 'react';
import styles from '#src/ui/fields/ErrorSummary.module.css';

interface ErrorSummaryProps {
  readonly id: string;
  readonly title: string;
  /** In the order of the form; each leads to the control with that id. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * What keeps a form from being sent, each with a link to its field. The form that shows it moves the focus here: it is
 * then read once, where an alert would be read a second time.
 */
export function ErrorSummary({ id, title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} id={id} role="group" tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.summary}>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={styles.link} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The browser would do the same, were it not for client navigation, which takes links over and moves no focus. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
