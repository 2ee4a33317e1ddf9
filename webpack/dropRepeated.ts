/** A string, which may hold anything, or what ends or opens something. */
const SIGN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g;

/** @returns the rules of a sheet, those with conditions whole */
function rulesOf(sheet: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of sheet.matchAll(SIGN)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0 && (sign === '}' || sign === ';')) {
      rules.push(sheet.slice(start, index + 1));
      start = index + 1;
    }
  }
  return [...rules, sheet.slice(start)];
}

/**
 * @param sheet minimized, of the styles of several chunks, each of which brings what it needs
 * @returns the same with each rule once, where it stands last: what it says holds from there on, whatever stands between
 */
export const dropRepeated = (sheet: string): string => [...new Set(rulesOf(sheet).toReversed())].toReversed().join('');
