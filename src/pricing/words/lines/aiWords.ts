import { msg, plural } from '@lingui/core/macro';
import type { KindWords } from '#src/pricing/words/lines/kindWords.ts';
import { sayTime } from '#src/pricing/words/lines/sayTime.ts';
import type { AiLine } from '#src/pricing/data/lines/ai.ts';

/** What a line of speech and AI says. */
export const aiWords: KindWords<AiLine> = {
  name: msg`Speech and AI`,
  partName: ({ key }, { part }) => part(key),
  billed(line, part, language) {
    if (part.unit === 'second') return sayTime(line, part, language);
    const { requests } = line;
    const parts = language.say(msg({ message: plural(requests, { one: '# request', other: '# requests' }) }));
    return `${language.numeral(line.calls)} × ${parts}`;
  },
};
