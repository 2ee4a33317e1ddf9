import { panelId, tabId } from '#src/blocks/tabs/tabIds.ts';
import type { TabsBlock } from '#src/blocks/tabs/schema.ts';
import styles from '#src/blocks/tabs/Tabs.module.css';

interface TabPanelProps {
  readonly id: string;
  readonly index: number;
  readonly item: TabsBlock['items'][number];
  /** Listed: there are no tabs, so the panel carries its label itself. */
  readonly state: 'listed' | 'shown' | 'hidden';
}

export function TabPanel({ id, index, item, state }: TabPanelProps) {
  const role = state === 'listed' ? {} : { role: 'tabpanel', 'aria-labelledby': tabId(id, index), tabIndex: 0 };
  return (
    <div id={panelId(id, index)} className={styles.panel} hidden={state === 'hidden'} data-state={state} {...role}>
      <div>
        {state === 'listed' && <p className={styles.label}>{item.label}</p>}
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
