import type { ReactNode } from 'react';
import styles from '#src/app/errors/ErrorMessage.module.css';

interface ErrorMessageProps {
  /** The HTTP status, where there is one. */
  readonly status?: number;
  readonly title: ReactNode;
  /** The ways out. */
  readonly children: ReactNode;
}

/** What went wrong and where to go from here. */
export function ErrorMessage({ status, title, children }: ErrorMessageProps) {
  return (
    <section className={styles.message}>
      {status !== undefined && <p className={styles.status}>{status}</p>}
      <h1>{title}</h1>
      {children}
    </section>
  );
}
