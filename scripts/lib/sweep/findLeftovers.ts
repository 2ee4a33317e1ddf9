/** What a line has when something was left out of it, and what is wrong with that. */
const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [/^[\s>|-]*·|·[\s|]*$|·\s*·/, 'holds apart what is not there'],
  [/^\s*(?:[-*>] )?\\?\[[ x]\]/, 'is a control'],
  [/^\s*(?:[-*]|\d+\.|#+)\s*$/, 'has no words'],
  [/\[\s*\]\(/, 'leads somewhere without words'],
  [/&#x[\dA-F]+;/, 'has a mark that begins or ends with a space'],
];
const FENCE = /^\s*```/;

/**
 * @param text a page as Markdown
 * @param canonical the address of the page
 * @returns the lines that make sense on the page alone, each with what is wrong with it; code is not looked at
 */
export function findLeftovers(text: string, canonical: string): string[] {
  let isCode = false;
  return text.split('\n').flatMap((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode) return [];
    const found = LEFTOVERS.flatMap(([pattern, what]) => (pattern.test(line) ? [what] : []));
    if (line.startsWith('#') && line.includes(`](${canonical}#`)) found.push('is a heading that leads to itself');
    return found.map((what) => `"${line}" ${what}`);
  });
}
