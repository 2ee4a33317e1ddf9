import { useState } from 'react';
import { CodeSample } from '#src/blocks/code-tabs/CodeSample.tsx';
import { SampleTabs } from '#src/blocks/code-tabs/SampleTabs.tsx';
import type { CodeTabsBlock } from '#src/blocks/code-tabs/schema.ts';
import styles from '#src/blocks/code-tabs/CodeTabs.module.css';
import { Section } from '#src/ui/Section.tsx';
import { SectionHead } from '#src/ui/SectionHead.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** Samples of code in tabs; without JavaScript all of them, one after another. The colours come with the content. */
export function CodeTabs({ id, surface, title, lead, samples }: CodeTabsBlock) {
  const [selected, setSelected] = useState(0);
  const hydrated = useHydrated();
  const tabbed = hydrated && samples.length > 1;
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <SectionHead id={titleId} title={title} lead={lead} />
      {tabbed && (
        <SampleTabs id={id} labels={samples.map(({ label }) => label)} selected={selected} onSelect={setSelected} />
      )}
      <div className={styles.samples}>
        {samples.map((sample, index) => (
          <div
            key={sample.label}
            id={`${id}-sample-${String(index)}`}
            hidden={tabbed && index !== selected}
            {...(tabbed && { role: 'tabpanel', 'aria-labelledby': `${id}-label-${String(index)}` })}
          >
            {!tabbed && <p className={styles.label}>{sample.label}</p>}
            <CodeSample sample={sample} canCopy={hydrated} />
          </div>
        ))}
      </div>
    </Section>
  );
}
