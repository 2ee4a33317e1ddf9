import { lettersOf } from '#src/content/translations/versions.ts';

/**
 * What a page said when its texts were exported, in a remark of each: `#. page: brjmqcyq`. By it an import knows who has
 * changed a text since: a translator in the file, or somebody in the page, whose words would be lost.
 */
const MARK = /^page: ([a-z]{8})$/;

/** @returns the remark about a text of a page; an empty one where it has none */
export const writeMark = (text: string): string => `page: ${lettersOf(text)}`;

/** @returns that of these remarks which is one about the page; undefined where somebody has taken it out */
export const findMark = (remarks: readonly string[]): string | undefined => remarks.find((remark) => MARK.test(remark));

/**
 * @param source a PO file
 * @param taken the texts that the pages have now, by the lines where their messages begin
 * @returns the same file, in which their remarks say so: it can be gone on with
 */
export function renewMarks(source: string, taken: ReadonlyMap<number, string>): string {
  const lines = source.split('\n');
  for (const [line, text] of taken) {
    for (let index = line - 2; lines[index]?.startsWith('#') === true; index -= 1)
      lines[index] = lines[index]?.replace(/^#\. page: [a-z]{8}/, `#. ${writeMark(text)}`) ?? '';
  }
  return lines.join('\n');
}
