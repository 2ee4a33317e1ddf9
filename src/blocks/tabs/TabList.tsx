import type { KeyboardEvent } from 'react';
import { panelId, tabId } from '#src/blocks/tabs/tabIds.ts';
import { nextTab } from '#src/blocks/tabs/nextTab.ts';
import styles from '#src/blocks/tabs/Tabs.module.css';

interface TabListProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly labels: readonly string[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** One stop in the tab order; arrows, Home and End move within it. */
export function TabList({ id, labelledBy, labels, selected, onSelect }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextTab(event.key, selected, labels.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div role="tablist" aria-labelledby={labelledBy} className={styles.tablist} onKeyDown={onKeyDown}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          id={tabId(id, index)}
          aria-controls={panelId(id, index)}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => {
            onSelect(index);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
