import styles from '#src/scenes/parts/DrawnButton.module.css';

interface DrawnButtonProps {
  readonly main?: boolean;
  readonly children: string;
}

/** A button of the product as it is shown: it is read, and does nothing. */
export function DrawnButton({ main, children }: DrawnButtonProps) {
  return (
    <span className={styles.button} data-main={main}>
      {children}
    </span>
  );
}
