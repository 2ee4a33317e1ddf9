import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from '#src/ui/display/TabSet.module.css';
import { useHydrated } from '#src/ui/useHydrated.ts';

interface TabSetProps {
  /** The ids of tabs and panels begin with it. */
  readonly id: string;
  readonly labelledBy: string;
  /** Pills choose between parts of a page, a line between variants of one thing. */
  readonly look?: 'pills' | 'line';
  readonly items: readonly { readonly label: string; readonly panel: ReactNode }[];
}

/**
 * Tabs with JavaScript; without it and on paper, all panels one after another, each under its own label. Until its code is there
 * it looks as it will with it, so that nothing moves when it comes. Only blocks that hydrate may use it: the behaviour comes from
 * a library (docs/decisions/0013-headless-behaviour.md).
 */
export function TabSet({ id, labelledBy, look = 'pills', items }: TabSetProps) {
  const hydrated = useHydrated();
  const tabId = (index: number) => `${id}-tab-${String(index)}`;
  const panelId = (index: number) => `${id}-panel-${String(index)}`;
  if (!hydrated || items.length < 2) {
    const list = items.map(({ label, panel }, index) => (
      <div key={label} id={panelId(index)} className={styles.listed}>
        <p className={styles.label}>{label}</p>
        {panel}
      </div>
    ));
    if (items.length < 2) return list;
    return (
      <div className={styles.waiting}>
        <div className={styles.tablist} data-look={look}>
          {items.map(({ label }, index) => (
            // Who comes to the first by the keyboard wakes them all, and finds the focus on the tab.
            <span
              key={label}
              id={tabId(index)}
              tabIndex={index === 0 ? 0 : undefined}
              className={styles.tab}
              data-first={index === 0}
              data-becomes={tabId(index)}
            >
              {label}
            </span>
          ))}
        </div>
        {list}
      </div>
    );
  }
  return (
    <Tabs.Root defaultValue={0}>
      <Tabs.List activateOnFocus aria-labelledby={labelledBy} className={styles.tablist} data-look={look}>
        {items.map(({ label }, index) => (
          // The library learns the id of a panel, but not one that is given to it.
          <Tabs.Tab key={label} value={index} id={tabId(index)} aria-controls={panelId(index)} className={styles.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {items.map(({ label, panel }, index) => (
        <Tabs.Panel key={label} value={index} id={panelId(index)} keepMounted className={styles.panel}>
          <p className={styles.label}>{label}</p>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
