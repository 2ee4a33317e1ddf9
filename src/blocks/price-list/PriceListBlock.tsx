import styles from '#src/blocks/price-list/PriceList.module.css';
import type { PriceListBlock as PriceListFields } from '#src/blocks/price-list/schema.ts';
import { PriceList } from '#src/pricing/view/list/PriceList.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

/** The price list of every country, one at a time. Its head is small: the rates are to be on the first screen. */
export function PriceListBlock({ id, surface, title, lead, data }: PriceListFields) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId} close>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <PriceList id={id} data={data} />
    </Section>
  );
}
