import loadable from '@loadable/component';
import type { callSimulatorSchema } from '#src/blocks/call-simulator/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** The call goes on with each key that is pressed, and begins where the address says. */
export const callSimulatorBlock = defineBlock<typeof callSimulatorSchema>({
  type: 'call-simulator',
  view: loadable(
    () => import(/* webpackChunkName: "block-call-simulator" */ '#src/blocks/call-simulator/CallSimulator.tsx'),
    {
      resolveComponent: (module) => module.CallSimulator,
    },
  ),
  hydrate: 'at-once',
});
