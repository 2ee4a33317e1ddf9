import type { MetricsBlock } from '#src/blocks/metrics/schema.ts';
import styles from '#src/blocks/metrics/Metrics.module.css';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

const TICKS = 20;

/** Figures, each over a ruler, and below all of them how they were measured. */
export function Metrics({ id, surface, title, items, note }: MetricsBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.list} data-count={items.length}>
        {items.map(({ value, label }) => (
          <div key={label} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {value}
              <Ruler className={styles.ruler} ticks={TICKS} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
