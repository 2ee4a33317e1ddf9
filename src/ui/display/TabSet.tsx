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
 * it looks as it will with it, so that nothing moves when it comes, and tells a screen reader of tabs. Only blocks that hydrate
 * may use it: the behaviour comes from a library (docs/decisions/0013-headless-behaviour.md).
 */
export function TabSet({ id, labelledBy, look = 'pills', items }: TabSetProps) {
  const hydrated = useHydrated();
  if (!hydrated || items.length < 2) return <Listed id={id} labelledBy={labelledBy} look={look} items={items} />;
  return (
    <Tabs.Root defaultValue={0}>
      <Tabs.List activateOnFocus aria-labelledby={labelledBy} className={styles.tablist} data-look={look}>
        {items.map(({ label }, index) => (
          // The library learns the id of a panel, but not one that is given to it.
          <Tabs.Tab
            key={label}
            value={index}
            id={tabId(id, index)}
            aria-controls={panelId(id, index)}
            className={styles.tab}
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {items.map(({ label, panel }, index) => (
        <Tabs.Panel key={label} value={index} id={panelId(id, index)} keepMounted className={styles.panel}>
          <p className={styles.label}>{label}</p>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

const tabId = (id: string, index: number) => `${id}-tab-${String(index)}`;
const panelId = (id: string, index: number) => `${id}-panel-${String(index)}`;

/** All panels, below tabs that wait for their code. */
function Listed({ id, labelledBy, look, items }: TabSetProps) {
  const list = items.map(({ label, panel }, index) => (
    <div key={label} id={panelId(id, index)} className={styles.listed}>
      <p className={styles.label}>{label}</p>
      {panel}
    </div>
  ));
  if (items.length < 2) return list;
  return (
    <div className={styles.waiting}>
      <div role="tablist" aria-labelledby={labelledBy} className={styles.tablist} data-look={look}>
        {items.map(({ label }, index) => (
          // Who comes to the first by the keyboard wakes them all, and finds the focus on the tab.
          <span
            key={label}
            id={tabId(id, index)}
            role="tab"
            aria-selected={index === 0}
            aria-controls={panelId(id, index)}
            tabIndex={index === 0 ? 0 : -1}
            className={styles.tab}
            data-becomes={tabId(id, index)}
          >
            {label}
          </span>
        ))}
      </div>
      {list}
    </div>
  );
}
