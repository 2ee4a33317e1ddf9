import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { IconName } from '#src/shared/iconNames.ts';
import styles from '#src/ui/display/Notice.module.css';

type Tone = 'info' | 'success' | 'warning' | 'error';

const ICONS: Readonly<Record<Tone, IconName>> = {
  info: 'info-circle',
  success: 'circle-check',
  warning: 'alert-triangle',
  error: 'alert-circle',
};

interface NoticeProps {
  readonly tone: Tone;
  readonly title?: string;
  readonly children: ReactNode;
  /** How it is announced when it appears: after what is being said, or at once. Silent where it was there from the start. */
  readonly announce?: 'status' | 'alert';
}

/** Something to know about what one has just read or done. */
export function Notice({ tone, title, children, announce }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={announce}>
      <Icon name={ICONS[tone]} size={24} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
