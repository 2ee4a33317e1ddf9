import styles from '#src/ui/buttons/Spinner.module.css';

interface SpinnerProps {
  /** Says what is awaited; without it the spinner only decorates what says so itself. */
  readonly label?: string;
}

/** Two voices taking turns, for as long as something is under way. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={styles.spinner} {...(label && { role: 'status' })}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        {[4, 10, 16].map((y) => (
          <rect key={y} className={styles.turn} x="2" y={y} width="20" height="4" rx="2" />
        ))}
      </svg>
      {label && <span className="visuallyHidden">{label}</span>}
    </span>
  );
}
