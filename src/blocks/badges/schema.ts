import { z } from 'zod';
import { blockSchema, headline, lead, surface, text } from '#src/shared/page/schema.ts';

/** Who has no certificate yet shows a sample, and it is marked as one. */
export const badgesSchema = blockSchema('badges', 'Certificates and audits, each with what it stands for.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  items: z
    .array(
      z.strictObject({
        label: text.max(32).describe('The name of the certificate: ISO 27001.'),
        text: text.describe('What it says about the product, in one sentence.'),
        sample: z
          .boolean()
          .describe(
            'True for one that stands in the place of a certificate which the provider would show; it is marked so.',
          )
          .default(false),
      }),
    )
    .min(2)
    .max(8)
    .describe('The certificates, best known first.'),
});

/** What a page shows of certificates; `sample` is decided in each. */
export type BadgesBlock = z.output<typeof badgesSchema>;
