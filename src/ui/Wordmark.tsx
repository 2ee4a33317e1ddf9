import styles from '#src/ui/Wordmark.module.css';

/** The brand's sign, two turns on one line, and its name. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.sign} viewBox="0 0 34 28" width="34" height="28" aria-hidden="true" focusable="false">
        <rect className={styles.caller} x="0" y="3" width="22" height="9" rx="4.5" />
        <rect className={styles.answer} x="12" y="16" width="22" height="9" rx="4.5" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
