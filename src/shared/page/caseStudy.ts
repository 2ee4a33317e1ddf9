import { z } from 'zod';
import { namedSlug } from '#src/shared/page/page.ts';
import { said, text } from '#src/shared/page/schema.ts';

/** A case study: what each language says of it, and what a page is served with. */

/** `study` in `<locale>.yaml`. The figures of a sample are nobody's statement. */
export const studyWords = z.strictObject({
  client: text.max(90).describe('What the client is, without its name: “Regional delivery service, 40 agents”.'),
  figure: z
    .strictObject({
      value: said.max(12).describe('The figure with its unit: 34 %.'),
      label: said.max(90).describe('What the figure counts, and over what time.'),
    })
    .describe('The one figure of the case.'),
});
/** The client and the figure that its case is told for. */
export type StudyWords = z.output<typeof studyWords>;

/** Where a case belongs, by the names of the language. */
export const studyFacets = z.object({
  industries: z.array(namedSlug),
  regions: z.array(namedSlug),
  channels: z.array(namedSlug),
  sample: z.boolean(),
});
