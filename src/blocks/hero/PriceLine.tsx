import type { HeroBlock } from '#src/blocks/hero/schema.ts';
import styles from '#src/blocks/hero/PriceLine.module.css';
import { RateAmount } from '#src/pricing/view/RateAmount.tsx';

/** What it costs, below the buttons; without price data only what is no rate. */
export function PriceLine({ prices }: Pick<HeroBlock, 'prices'>) {
  const shown = prices.flatMap((price) => {
    const { amount, isLowest } = 'rate' in price ? price : { amount: price.value };
    return amount === undefined ? [] : [{ label: price.label, amount, isLowest }];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={styles.prices}>
      {shown.map(({ label, ...rate }) => (
        <div key={label} className={styles.price}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>
            <RateAmount {...rate} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
