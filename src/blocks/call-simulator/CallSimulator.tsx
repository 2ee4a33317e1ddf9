import { CallOutline } from '#src/blocks/call-simulator/CallOutline.tsx';
import { Simulator } from '#src/blocks/call-simulator/Simulator.tsx';
import type { CallSimulatorBlock } from '#src/blocks/call-simulator/schema.ts';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** A call to walk through with the keypad; without JavaScript, all that can happen in it, as an outline. */
export function CallSimulator({ id, surface, title, lead, states }: CallSimulatorBlock) {
  const hydrated = useHydrated();
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <SectionHead id={titleId} title={title} lead={lead} />
      {hydrated ? <Simulator states={states} /> : <CallOutline states={states} />}
    </Section>
  );
}
