import type { ReactNode } from 'react';
import styles from '#src/scenes/parts/Controls.module.css';

interface ControlsProps {
  /** From the first to the last. */
  readonly items: readonly { readonly label: string; readonly tone?: 'main' | 'bad'; readonly icon?: ReactNode }[];
}

/** What could be pressed in the product. Nothing can be pressed here: it is a picture, and readers are spared it. */
export function Controls({ items }: ControlsProps) {
  return (
    <p className={styles.controls} aria-hidden="true">
      {items.map(({ label, tone, icon }) => (
        <span key={label} className={styles.control} data-tone={tone}>
          {icon}
          {label}
        </span>
      ))}
    </p>
  );
}
