import { Trans } from '@lingui/react/macro';
import type { Plan } from '#src/blocks/plans/schema.ts';
import styles from '#src/blocks/plans/Plans.module.css';
import { Action } from '#src/features/actions/Action.tsx';
import { formatMoney } from '#src/pricing/words/formatMoney.ts';
import type { Currency } from '#src/shared/currencies.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

interface PlanCardProps {
  readonly plan: Plan;
  readonly currency: Currency;
}

/** One column of the plans; its price follows the currency that the visitor has chosen. */
export function PlanCard({
  plan: { name, audience, included, limits, action, highlight, ...costs },
  currency,
}: PlanCardProps) {
  return (
    <article className={styles.plan} data-surface={highlight ? 'purple955' : undefined} data-highlight={highlight}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.audience}>{audience}</p>
      <Price {...costs} currency={currency} />
      <Action action={action} />
      <ul className={styles.included}>
        {included.map((line) => (
          <li key={line} className={styles.line}>
            <Icon name="check" size={20} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <div className={styles.limits}>
        <h4 className={styles.limitsTitle}>
          <Trans>Limits</Trans>
        </h4>
        <ul className={styles.limitList}>
          {limits.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function Price({ price, priceText, currency }: Pick<Plan, 'price' | 'priceText'> & { readonly currency: Currency }) {
  const { iso } = useSite();
  if (!price)
    return (
      <p className={styles.price} data-kind="text">
        {priceText}
      </p>
    );
  return (
    <p className={styles.price}>
      <strong className={styles.amount}>{formatMoney(price[currency], currency, iso)}</strong>{' '}
      <span className={styles.per}>
        <Trans>per agent a month</Trans>
      </span>
    </p>
  );
}
