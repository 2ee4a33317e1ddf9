import { useState } from 'react';
import { TabList } from '#src/blocks/tabs/TabList.tsx';
import { TabPanel } from '#src/blocks/tabs/TabPanel.tsx';
import type { TabsBlock } from '#src/blocks/tabs/schema.ts';
import { useHydrated } from '#src/blocks/tabs/useHydrated.ts';
import { Section } from '#src/ui/Section.tsx';
import { SectionHead } from '#src/ui/SectionHead.tsx';

/** Tabs with JavaScript; without it, all panels one after another, each under its own label. */
export function Tabs({ id, surface, title, lead, items }: TabsBlock) {
  const [selected, setSelected] = useState(0);
  const hydrated = useHydrated();
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <SectionHead id={titleId} title={title} lead={lead} />
      {hydrated && (
        <TabList
          id={id}
          labelledBy={titleId}
          labels={items.map(({ label }) => label)}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      {items.map((item, index) => (
        <TabPanel
          key={item.label}
          id={id}
          index={index}
          item={item}
          state={!hydrated ? 'listed' : index === selected ? 'shown' : 'hidden'}
        />
      ))}
    </Section>
  );
}
