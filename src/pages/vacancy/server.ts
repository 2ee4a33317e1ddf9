import type { vacanciesSchema } from '#src/collections/vacancies/schema.ts';
import { entryOf, nameValue } from '#src/content/collections/findEntries.ts';
import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { vacancySchema } from '#src/pages/vacancy/schema.ts';

/** A vacancy says where it belongs by the names of its language. */
export const vacancyServer = defineTemplatePart<typeof vacancySchema>({
  from: 'content',
  fill({ snapshot: { taxonomy }, document, language }) {
    const entry = entryOf<typeof vacanciesSchema>(document, 'vacancies');
    if (!entry) return { opening: 'tint' };
    return {
      vacancy: {
        team: nameValue(taxonomy, 'teams', entry.team, language),
        places: entry.places.map((place) => nameValue(taxonomy, 'places', place, language)),
        posted: entry.posted,
      },
      opening: 'tint',
    };
  },
});
