import type { TabsBlock } from '#src/blocks/tabs/schema.ts';
import styles from '#src/blocks/tabs/Tabs.module.css';

/** What a tab opens. */
export function TabPanel({ item }: { readonly item: TabsBlock['items'][number] }) {
  return (
    <div className={styles.panel}>
      <div>
        <h3 className={styles.title}>{item.title}</h3>
        <p className={styles.text}>{item.text}</p>
      </div>
      {item.points.length > 0 && (
        <ul className={styles.points}>
          {item.points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
