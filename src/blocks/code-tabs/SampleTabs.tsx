import type { KeyboardEvent } from 'react';
import styles from '#src/blocks/code-tabs/CodeTabs.module.css';

interface SampleTabsProps {
  readonly id: string;
  readonly labels: readonly string[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

const MOVES: Readonly<Record<string, (current: number, last: number) => number>> = {
  ArrowRight: (current, last) => (current === last ? 0 : current + 1),
  ArrowLeft: (current, last) => (current === 0 ? last : current - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One stop in the tab order; arrows, Home and End choose. */
export function SampleTabs({ id, labels, selected, onSelect }: SampleTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = MOVES[event.key]?.(selected, labels.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div role="tablist" aria-labelledby={`${id}-title`} className={styles.tablist} onKeyDown={onKeyDown}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          id={`${id}-label-${String(index)}`}
          aria-controls={`${id}-sample-${String(index)}`}
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
