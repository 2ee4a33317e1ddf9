import type { TimelineBlock } from '#src/blocks/timeline/schema.ts';
import styles from '#src/blocks/timeline/Timeline.module.css';
import { LinePath, type Side } from '#src/ui/drawings/illustrations/LinePath.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** From the foot of one event to the middle of the next one's mark. */
const BEND_HEIGHT = 48;
const sideOf = (index: number): Side => (index % 2 === 0 ? 'caller' : 'answer');

/** Events in their order, on a line that bends from one to the next. */
export function Timeline({ id, surface, title, lead, items }: TimelineBlock) {
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.when} ${item.title}`} className={styles.item} data-side={sideOf(index)}>
            {index > 0 && (
              <LinePath className={styles.bend} from={sideOf(index - 1)} to={sideOf(index)} height={BEND_HEIGHT} />
            )}
            <p className={styles.when}>{item.date ? <time dateTime={item.date}>{item.when}</time> : item.when}</p>
            <div className={styles.event}>
              <h3>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
