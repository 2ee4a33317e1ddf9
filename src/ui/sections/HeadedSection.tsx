import type { ReactNode } from 'react';
import type { Surface } from '#src/shared/page/schema.ts';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';

interface HeadedSectionProps {
  /** Of the block; the headline's is made of it. */
  readonly id: string;
  readonly surface?: Surface;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** What most blocks are: a band of the page, named by the headline that it begins with. */
export function HeadedSection({ id, surface, title, lead, children }: HeadedSectionProps) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <SectionHead id={titleId} title={title} lead={lead} />
      {children}
    </Section>
  );
}
