import { useLingui } from '@lingui/react/macro';
import type { PartnerCardsBlock } from '#src/blocks/partner-cards/schema.ts';
import styles from '#src/blocks/partner-cards/PartnerCards.module.css';
import { FlagTile } from '#src/ui/drawings/illustrations/FlagTile.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** Partners as a ruled directory: a tile drawn from the name, what they do, where, and with which products. */
export function PartnerCards({ id, surface, title, lead, items, note }: PartnerCardsBlock) {
  const { t } = useLingui();
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <ul className={styles.list}>
        {items.map((partner) => (
          <li key={partner.name} className={styles.item}>
            <FlagTile seed={partner.name} codes={[partner.country]} className={styles.tile} />
            <div className={styles.who}>
              <h3 className={styles.name}>{partner.name}</h3>
              <p className={styles.facts}>
                <span>{partner.kind}</span>
                <span>{partner.region}</span>
              </p>
            </div>
            <p className={styles.text}>{partner.text}</p>
            <ul className={styles.products} aria-label={t`Products`}>
              {partner.products.map((product) => (
                <li key={product} className={styles.product}>
                  {product}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </HeadedSection>
  );
}
