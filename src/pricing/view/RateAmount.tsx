import { Trans } from '@lingui/react/macro';
import styles from '#src/pricing/view/RateAmount.module.css';

interface RateAmountProps {
  /** As it is written. */
  readonly amount: string;
  /** Some numbers of the kind cost more. */
  readonly isLowest?: boolean | undefined;
}

/** A rate, which does not promise to be that of all numbers where it is not. */
export function RateAmount({ amount, isLowest }: RateAmountProps) {
  if (!isLowest) return amount;
  return (
    <Trans>
      <small className={styles.from}>from</small> {amount}
    </Trans>
  );
}
