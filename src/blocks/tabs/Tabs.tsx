import { TabPanel } from '#src/blocks/tabs/TabPanel.tsx';
import type { TabsBlock } from '#src/blocks/tabs/schema.ts';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';
import { TabSet } from '#src/ui/display/TabSet.tsx';

/** Parts of a subject, of which a visitor needs one. */
export function Tabs({ id, surface, title, lead, items }: TabsBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <SectionHead id={titleId} title={title} lead={lead} />
      <TabSet
        id={id}
        labelledBy={titleId}
        items={items.map((item) => ({ label: item.label, panel: <TabPanel item={item} /> }))}
      />
    </Section>
  );
}
