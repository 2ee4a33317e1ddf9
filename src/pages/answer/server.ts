import type { questionsSchema } from '#src/collections/questions/schema.ts';
import { entryOf, nameValue } from '#src/content/collections/findEntries.ts';
import { siblingsOf } from '#src/content/pages/placePage.ts';
import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { answerSchema } from '#src/pages/answer/schema.ts';
import type { Crumb } from '#src/shared/page/page.ts';

/** A question stands among those of its topic, in the order of their editor. */
export const answerServer = defineTemplatePart<typeof answerSchema>({
  from: 'moment',
  fill(facts) {
    const { snapshot, document, language } = facts;
    const questionAt = (path: string) => {
      const other = snapshot.documents.get(path);
      return other && entryOf<typeof questionsSchema>(other, 'questions');
    };
    const question = questionAt(document.path);
    if (!question) return { opening: 'tint' };
    const orderOf = ({ path }: Crumb) => questionAt(path)?.order ?? 0;
    return {
      topic: nameValue(snapshot.taxonomy, 'faq-topics', question.topic, language),
      siblings: siblingsOf(facts)
        .filter(({ path }) => questionAt(path)?.topic === question.topic)
        .sort((a, b) => orderOf(a) - orderOf(b)),
      opening: 'tint',
    };
  },
});
