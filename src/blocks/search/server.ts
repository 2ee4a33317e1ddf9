import type { SearchBlock, searchSchema } from '#src/blocks/search/schema.ts';
import { cleanQuestion } from '#src/search/server/cleanQuestion.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

/** What the address asks for, and what is found; nothing where it asks for nothing. */
export const searchServer = defineServerPart<typeof searchSchema, Pick<SearchBlock, 'asked'>>({
  from: 'search',
  fill({ scope }, { query, find }) {
    const words = cleanQuestion(query.q ?? '');
    if (words === '') return {};
    const answer = find({ words, scope, page: Number(query.page ?? 1) });
    return { asked: { words, ...(answer ? { answer } : {}) } };
  },
});
