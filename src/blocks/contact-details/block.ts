import loadable from '@loadable/component';
import type { contactDetailsSchema } from '#src/blocks/contact-details/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const contactDetailsBlock = defineBlock<typeof contactDetailsSchema>({
  type: 'contact-details',
  view: loadable(
    () => import(/* webpackChunkName: "block-contact-details" */ '#src/blocks/contact-details/ContactDetails.tsx'),
    {
      resolveComponent: (module) => module.ContactDetails,
    },
  ),
  hydrate: false,
});
