import type { PlansBlock } from '#src/blocks/plans/schema.ts';
import { PlanCard } from '#src/blocks/plans/PlanCard.tsx';
import styles from '#src/blocks/plans/Plans.module.css';
import { useCurrency } from '#src/pricing/view/currency/useCurrency.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** The plans side by side, priced in the currency of the address. What the prices are stands directly below them. */
export function Plans({ id, surface, title, lead, items, notice }: PlansBlock) {
  const currency = useCurrency();
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <div className={styles.list} data-plans={items.length}>
        {items.map((plan) => (
          <PlanCard key={plan.name} plan={plan} currency={currency} />
        ))}
      </div>
      <p className={styles.notice}>
        <Icon name="info-circle" size={20} />
        <span>{notice}</span>
      </p>
    </HeadedSection>
  );
}
