import type { casesSchema } from '#src/collections/cases/schema.ts';
import { entryOf, nameValue } from '#src/content/collections/findEntries.ts';
import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { caseSchema } from '#src/pages/case/schema.ts';

/** A case says where it belongs by the names of its language. */
export const caseServer = defineTemplatePart<typeof caseSchema>({
  from: 'content',
  fill({ snapshot: { taxonomy }, document, language }) {
    const entry = entryOf<typeof casesSchema>(document, 'cases');
    if (!entry) return {};
    const named = (set: string, values: readonly string[]) =>
      values.map((value) => nameValue(taxonomy, set, value, language));
    return {
      placed: {
        industries: named('industries', entry.industries),
        regions: named('regions', entry.regions),
        channels: named('channels', entry.channels),
        sample: entry.sample,
      },
    };
  },
});
