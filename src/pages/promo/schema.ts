import { z } from 'zod';
import { href, text } from '#src/shared/page/schema.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** One offer, one action. */
export const promoSchema = templateSchema(
  'promo',
  'One offer and one action, which no button of the page may stray from. Use layout empty: the template has the wordmark and the privacy policy.',
  {
    example: '/promo/call-center-software',
    words: {
      action: z
        .strictObject({ label: text.max(32).describe('The words on the button.'), href })
        .describe('The one thing that the page asks for; an anchor must be that of a block with a form.'),
    },
    slots: {
      head: 'The offer: a hero, or one with a form.',
      body: 'The proof. On phones the action stays in sight beside it.',
      end: 'The last word, a cta: it repeats the action.',
    },
  },
);
