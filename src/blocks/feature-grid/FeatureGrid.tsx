import type { FeatureGridBlock } from '#src/blocks/feature-grid/schema.ts';
import styles from '#src/blocks/feature-grid/FeatureGrid.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** Up to so many features stand in pairs; more of them are a ruled list, which is easier to scan. */
const PAIRED = 4;

/** What a product has: a few features in pairs, more of them as a list of rows. */
export function FeatureGrid({ id, surface, title, lead, items }: FeatureGridBlock) {
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <ul className={styles.list} data-layout={items.length <= PAIRED ? 'pairs' : 'rows'} data-count={items.length}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3>{item.title}</h3>
            <div>
              <p className={styles.text}>{item.text}</p>
              {item.link && (
                <LocalLink href={item.link.href} className={styles.link}>
                  {item.link.label}
                </LocalLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
