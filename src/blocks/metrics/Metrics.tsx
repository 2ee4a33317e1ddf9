import type { MetricsBlock } from '#src/blocks/metrics/schema.ts';
import styles from '#src/blocks/metrics/Metrics.module.css';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

const TICKS = 20;

/** Up to how many characters a figure may have that is set at a size: "7 min", "100 kbit/s", all that the schema allows. */
const LENGTHS = [
  { length: 'short', characters: 6 },
  { length: 'long', characters: 10 },
  { length: 'longest', characters: Infinity },
];

function lengthOf(items: MetricsBlock['items']): string | undefined {
  const longest = Math.max(...items.map(({ value }) => value.length));
  return LENGTHS.find(({ characters }) => longest <= characters)?.length;
}

/** Figures, each over a ruler, and below all of them how they were measured. */
export function Metrics({ id, surface, title, items, note }: MetricsBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.list} data-count={items.length} data-length={lengthOf(items)}>
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
