import { z } from 'zod';
import { cta } from '#src/shared/page/cta.ts';
import { extras } from '#src/shared/page/page.ts';
import { filledText, slug } from '#src/shared/page/schema.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A product. */
export const productSchema = templateSchema(
  'product',
  'A product: under the hero the contents of the page, by nav or title of its blocks, with the first action of the hero.',
  {
    example: '/products/voicebot',
    filled: {
      /** What is on the page, and what it asks its reader to do. */
      contents: z
        .object({ sections: z.array(z.object({ id: slug, label: filledText })), action: cta.optional() })
        .optional(),
      opening: extras.opening,
    },
    slots: { head: 'The hero. The contents of the page stand below it, and stay in sight.', body: 'Everything else.' },
  },
);
