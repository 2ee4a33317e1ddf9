import { Icon } from '#src/ui/icons/Icon.tsx';
import styles from '#src/ui/overlays/Tooltip.module.css';

interface TooltipProps {
  readonly id: string;
  /** What the button is called: “About the price”. */
  readonly label: string;
  readonly text: string;
}

/**
 * A word of explanation behind a button, and not behind a pointer: it opens by touch and keyboard alike. A popover of the
 * browser: one at a time, Escape and a press elsewhere close it, no JavaScript.
 */
export function Tooltip({ id, label, text }: TooltipProps) {
  return (
    <>
      <button type="button" className={styles.button} aria-label={label} popoverTarget={id}>
        <Icon name="info-circle" size={20} />
      </button>
      <span id={id} popover="auto" className={styles.tip} data-surface="vox">
        {text}
      </span>
    </>
  );
}
