/** A record of which only that is parsed which is asked for: the build leaves hundreds of kilobytes, and a page needs a line. */
interface LineRecord {
  /**
   * @returns the entry; undefined when there is none
   * @throws when its line is damaged
   */
  get(name: string): unknown;
}

/**
 * @param text JSON with an entry a line, as `webpack/writeLineRecord.ts` writes it
 * @returns its entries; undefined when that is something else, or was cut off
 */
export function readLineRecord(text: string): LineRecord | undefined {
  if (!text.startsWith('{\n') || !text.endsWith('\n}')) return undefined;
  return {
    get(name) {
      const key = `\n${JSON.stringify(name)}: `;
      const found = text.indexOf(key);
      if (found < 0) return undefined;
      const start = found + key.length;
      const line = text.slice(start, text.indexOf('\n', start));
      return JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) as unknown;
    },
  };
}
