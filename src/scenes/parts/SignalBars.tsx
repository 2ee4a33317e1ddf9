import { useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/parts/SignalBars.module.css';

const BARS = [1, 2, 3, 4];

/** How good a network is, from 1 to 4: as many bars, each taller than the one before. */
export function SignalBars({ value }: { readonly value: number }) {
  const { t } = useLingui();
  return (
    <span className={styles.signal} data-weak={value < 3}>
      <svg width="19" height="14" aria-hidden="true" focusable="false">
        {BARS.map((bar) => (
          <rect
            key={bar}
            data-lit={bar <= value}
            x={(bar - 1) * 5}
            y={14 - bar * 3.5}
            width="4"
            height={bar * 3.5}
            rx="1.5"
          />
        ))}
      </svg>
      <span className="visuallyHidden">{t`Network: ${value} of 4`}</span>
    </span>
  );
}
