/** E.164: no number has more. */
const MOST_DIGITS = 15;
/** What is shorter and followed by letters was not meant as a number, unless it says so with a plus. */
const FEWEST_BEFORE_LETTERS = 7;
/** With fewer digits `011…` is a town's code at home, and `810…` a number of Japan that is not complete. */
const FEWEST_WITH_EXIT_CODE = 12;

const RUSSIAN_NUMBER = 11;
const NANP_NUMBER = 10;

/**
 * Reads a prefix or phone number as people write and paste it: with `tel:`, brackets, any spaces, an exit code or an
 * extension.
 *
 * A number without its country's code can be read in two ways only, and only where the writing says so, or nothing else:
 * - Russia and Kazakhstan write 8 in front of a number at home. `8 (912) …` and `8-800-…`, an 8 that stands alone, are read
 *   as 7 first. Eleven digits in one piece that begin with 8 are read as they are first (84 is Vietnam), then as 7.
 * - `(212) 555-0123`, ten digits that begin with a bracket, is a number of the +1 countries. Without the bracket it is read
 *   as it is first (212 is Morocco), then as 1.
 * A number that begins with a single 0 is one at home, and says nothing about where that is.
 *
 * @param question at most `LONGEST_PRICE_QUESTION` characters
 * @returns the digits behind the plus, one entry for each way to read it, the likeliest first; none when it is no number
 */
export function readPhoneDigits(question: string): readonly string[] {
  const text = question.normalize('NFKC').trim().replace(/^tel:/i, '');
  // What follows is an extension, or a parameter of a `tel:` address.
  const [before = ''] = text.split(/[;,#]/, 1);
  const lead = /^\P{L}*/u.exec(before)?.[0].trim() ?? '';
  const digits = lead.replaceAll(/\D/g, '');
  const isInternational = lead.startsWith('+') || digits.startsWith('00');
  if (lead.length < before.trim().length && !isInternational && digits.length < FEWEST_BEFORE_LETTERS) return [];
  const readings = isInternational
    ? // `+49 (0)151 …`: the 0 is what callers at home dial instead.
      [lead.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '')]
    : readWithoutPlus(lead, digits);
  return readings.filter((reading) => reading.length > 0 && reading.length <= MOST_DIGITS);
}

function readWithoutPlus(lead: string, digits: string): string[] {
  if (/^(011|810)/.test(digits) && digits.length >= FEWEST_WITH_EXIT_CODE) return [digits.slice(3)];
  if (digits.startsWith('0')) return [];
  const russian = `7${digits.slice(1)}`;
  if (/^8[^\d]+\d/.test(lead)) return [russian, digits];
  if (digits.startsWith('8') && digits.length === RUSSIAN_NUMBER) return [digits, russian];
  if (digits.length === NANP_NUMBER && /^[2-9]..[2-9]/.test(digits))
    return lead.startsWith('(') ? [`1${digits}`, digits] : [digits, `1${digits}`];
  return [digits];
}
