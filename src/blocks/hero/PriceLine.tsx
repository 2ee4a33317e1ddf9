import type { HeroBlock } from '#src/blocks/hero/schema.ts';
import styles from '#src/blocks/hero/PriceLine.module.css';

/** What it costs, below the buttons; without price data only what is no rate. */
export function PriceLine({ prices }: Pick<HeroBlock, 'prices'>) {
  const shown = prices.flatMap((price) => {
    const amount = 'rate' in price ? price.amount : price.value;
    return amount === undefined ? [] : [{ label: price.label, amount }];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={styles.prices}>
      {shown.map(({ label, amount }) => (
        <div key={label} className={styles.price}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
