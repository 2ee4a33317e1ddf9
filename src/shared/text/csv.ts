/** What a spreadsheet takes for a formula when a cell begins with it (OWASP, CSV injection); a Japanese one takes wide signs too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const NEEDS_QUOTES = /[",\r\n]/;

/**
 * @param rows of cells as they are
 * @returns them as RFC 4180 wants it: lines end with CR LF, cells with a comma, quote or line break are quoted. No cell is
 *   a formula: one that would be begins with an apostrophe, which spreadsheets take for the mark of a text
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
