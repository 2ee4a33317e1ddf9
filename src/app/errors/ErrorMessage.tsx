import type { ReactNode } from 'react';
import { brand } from '#config/brand.ts';
import styles from '#src/app/errors/ErrorMessage.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { Wordmark } from '#src/ui/drawings/Wordmark.tsx';

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
      <LocalLink href="/" className={styles.home}>
        <Wordmark name={brand.name} />
      </LocalLink>
      <div className={styles.head}>
        {status !== undefined && <p className={styles.status}>{status}</p>}
        <UnansweredTurn />
      </div>
      <h1>{title}</h1>
      {children}
    </section>
  );
}

/** Two turns of a conversation, and a third that nobody took. */
function UnansweredTurn() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 88" width="240" height="88" aria-hidden="true" focusable="false">
      <rect className={styles.caller} y="2" width="150" height="16" rx="8" />
      <path className={styles.line} d="M1 18v8a8 8 0 0 0 8 8h30a8 8 0 0 1 8 8v4" />
      <rect className={styles.answer} x="46" y="36" width="120" height="16" rx="8" />
      <rect className={styles.missing} x="1" y="70" width="188" height="16" rx="8" />
    </svg>
  );
}
