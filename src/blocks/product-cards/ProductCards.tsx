import type { ProductCardsBlock } from '#src/blocks/product-cards/schema.ts';
import styles from '#src/blocks/product-cards/ProductCards.module.css';
import { CardLink } from '#src/features/card-link/CardLink.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';
import { Turns } from '#src/ui/drawings/Turns.tsx';

const DRAWN_TURNS = 3;

/** Products: the first as a wide panel with a drawing, the next two beside it, the rest as a list of names. */
export function ProductCards({ id, surface, title, lead, items }: ProductCardsBlock) {
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href} className={styles.item} data-rank={Math.min(index + 1, 4)}>
            {index === 0 && <Turns className={styles.drawing} lengths={turnLengths(item.text, DRAWN_TURNS)} />}
            <Icon name={item.icon} size={index === 0 ? 32 : 24} />
            <h3 className={styles.name}>
              <CardLink href={item.href}>{item.title}</CardLink>
            </h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
