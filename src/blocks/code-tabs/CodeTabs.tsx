import { CodeSample } from '#src/blocks/code-tabs/CodeSample.tsx';
import type { CodeTabsBlock } from '#src/blocks/code-tabs/schema.ts';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';
import { TabSet } from '#src/ui/display/TabSet.tsx';

/** Samples of code in tabs; without JavaScript all of them, one after another. The colours come with the content. */
export function CodeTabs({ id, surface, title, lead, samples }: CodeTabsBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <SectionHead id={titleId} title={title} lead={lead} />
      <TabSet
        id={id}
        labelledBy={titleId}
        look="line"
        items={samples.map((sample) => ({ label: sample.label, panel: <CodeSample sample={sample} /> }))}
      />
    </Section>
  );
}
