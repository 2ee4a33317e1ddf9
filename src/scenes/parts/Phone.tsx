import type { ReactNode } from 'react';
import styles from '#src/scenes/parts/Phone.module.css';

interface PhoneProps {
  /** What its clock says. */
  readonly clock: string;
  /** `night` is the screen of a call. */
  readonly tone?: 'day' | 'night';
  readonly className?: string | undefined;
  readonly step?: number;
  readonly children: ReactNode;
}

/** A telephone with its screen; what is in it has the colours of a window. */
export function Phone({ clock, tone = 'day', className, step, children }: PhoneProps) {
  return (
    <div className={[styles.phone, className].filter(Boolean).join(' ')} data-tone={tone} data-step={step}>
      <p className={styles.status}>
        {clock}
        <svg className={styles.signs} width="42" height="12" aria-hidden="true" focusable="false">
          <path d="M1 9v2M5 7v4M9 4v7M13 1v10" />
          <rect x="20.75" y="1.75" width="18" height="8.5" rx="2.5" />
          <path className={styles.charge} d="M24 6h8" />
        </svg>
      </p>
      {children}
    </div>
  );
}
