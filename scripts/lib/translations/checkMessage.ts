import { REFERENCE, type Facts } from '#src/content/facts/createFacts.ts';
import type { PoMessage } from './openPo.ts';
import type { TranslatedWord, Translation } from './openPages.ts';
import { writeMark } from './pageMarks.ts';

/** What a page has at the place of a message. */
export interface PageWord extends TranslatedWord {
  /** Whether its part is confirmed, from what the source says today. */
  readonly isCurrent: boolean;
}

// A new export has none of the unfinished texts of this file: first all that can be taken is.
const AFTERWARDS = 'take the entry out, import the rest, and export anew afterwards';

/** What is wrong with a message whose place there is not. */
export const GONE = `there is no such text; ${AFTERWARDS}`;
const CHANGED = `the source says something else today; ${AFTERWARDS}`;

/** @returns whether a message is translated, and nobody is to look at it any more */
export const isDone = ({ text, isFuzzy }: PoMessage): boolean => text.trim() !== '' && !isFuzzy;

/** @returns whether the text was changed in the page since the export, and in the file it was not */
export const isKeptByPage = (message: PoMessage, word: TranslatedWord): boolean =>
  isChangedInPage(message, word) && message.mark === writeMark(message.text);

const isChangedInPage = ({ mark }: PoMessage, word: TranslatedWord) =>
  mark !== undefined && word.text !== undefined && mark !== writeMark(word.text);

/**
 * @param message what the file says
 * @param word what the page has there
 * @returns what is wrong with a new text; one that is as it was has been checked before
 */
export function checkMessage(
  message: PoMessage,
  word: PageWord,
  { locale }: Pick<Translation, 'locale'>,
  { facts }: { readonly facts: Facts },
): string | undefined {
  const { source, text, mark = '' } = message;
  if (source !== word.source) return CHANGED;
  if (text.trim() === '' || text === word.text || isKeptByPage(message, word)) return undefined;
  if (isDone(message) && isChangedInPage(message, word))
    return `the page has another text since the export, “${word.text ?? ''}”; write that, or take the line “#. ${mark}” out to write yours over it`;
  if (BROKEN_LINE.test(text) && !BROKEN_LINE.test(source))
    return 'it has a line break or a tab, which the source has not; write it in one line, without \\n and \\t';
  const [before, after] = [namesIn(source), namesIn(text)];
  const lost = [...before].find((name) => !after.has(name));
  if (lost !== undefined) return `${lost} is missing, which the site fills in; write it as it is`;
  for (const [written, reference = ''] of text.matchAll(REFERENCE))
    if (facts.write(reference, locale) === undefined) return `${written} names no fact; write it as the source does`;
  const gone = factsWanted(word).find((id) => !factsIn(text).has(id));
  return gone === undefined
    ? undefined
    : `((${gone})) is missing, which the source names; write it in place of the figure`;
}

/** A PO editor hides them, and a title would have them in the tab of the browser. */
const BROKEN_LINE = /[\n\t]/;

/** What the site fills in: the name of a category, the number of a fact. */
const namesIn = (text: string) => new Set(text.match(/\{[a-z]+\}/g) ?? []);

/** Where somebody has confirmed a text that says it otherwise, the fact is not asked for again. */
function factsWanted({ source, text, isCurrent }: PageWord): (string | undefined)[] {
  const before = isCurrent && text !== undefined ? factsIn(text) : undefined;
  return [...factsIn(source)].filter((id) => !before || before.has(id));
}

const factsIn = (text: string) => new Set([...text.matchAll(REFERENCE)].map(([, id = '']) => id.split('.')[0]));
