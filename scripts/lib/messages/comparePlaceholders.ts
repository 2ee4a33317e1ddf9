import { parse } from '@messageformat/parser';
import { findLostNumbers, type Nested } from './lostNumbers.ts';

/** Where React puts an element around words of a message, or among them. */
const TAG = /<\/?\w+\/?>/g;

/**
 * Compares what the code fills into a message: arguments such as `{minutes}`, the numbers of plurals, and the tags of elements
 * such as `<0>`. In which branches of a plural arguments and tags stand, and how often, is the language's own.
 *
 * @param message the English text
 * @param translation its translation
 * @param locale of the translation
 * @returns what is wrong with the translation, as the end of a sentence; undefined where nothing is
 */
export function comparePlaceholders(message: string, translation: string, locale: string): string | undefined {
  const source = parse(message);
  const target = readMessage(translation);
  if (!target) return 'is no valid message';
  const [wanted, given] = [namesIn(source), namesIn(target)];
  const lost = [...wanted].filter((name) => !given.has(name));
  const unknown = [...given].filter((name) => !wanted.has(name));
  const numbers = findLostNumbers(source, target, locale);
  const faults = [
    ...(lost.length > 0 ? [`lacks ${lost.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`has ${unknown.join(', ')}, which the English text does not know`] : []),
    ...(numbers ? [numbers] : []),
  ];
  return faults.length > 0 ? faults.join(', and ') : undefined;
}

function readMessage(text: string): ReturnType<typeof parse> | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function namesIn(tokens: readonly Nested[]): Set<string> {
  return new Set(tokens.flatMap(namesOf));
}

/** The sign of a number, `#`, is the argument of its plural once more. */
function namesOf(token: Nested): string[] {
  if (token.type === 'octothorpe') return [];
  if (token.type === 'content') return token.value.match(TAG) ?? [];
  const inside = 'cases' in token ? token.cases.flatMap(({ tokens }) => [...namesIn(tokens)]) : [];
  return [`{${token.arg}}`, ...inside];
}
