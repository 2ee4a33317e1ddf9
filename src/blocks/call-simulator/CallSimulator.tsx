import { CallOutline } from '#src/blocks/call-simulator/CallOutline.tsx';
import { Simulator } from '#src/blocks/call-simulator/Simulator.tsx';
import type { CallSimulatorBlock } from '#src/blocks/call-simulator/schema.ts';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** A call to walk through with the keypad; without JavaScript, all that can happen in it, as an outline. */
export function CallSimulator({ id, surface, title, lead, states }: CallSimulatorBlock) {
  const hydrated = useHydrated();
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      {hydrated ? <Simulator states={states} /> : <CallOutline states={states} />}
    </HeadedSection>
  );
}
