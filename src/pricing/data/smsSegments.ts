/** Into how many parts a text message is cut, as networks bill it (3GPP TS 23.038, 23.040). */
interface SmsSegments {
  readonly encoding: 'GSM-7' | 'UCS-2';
  /** Septets of GSM-7, or 16-bit units of UCS-2. */
  readonly units: number;
  /** How many units fit into one part: fewer when there are several, as each then carries a header. */
  readonly perSegment: number;
  readonly segments: number;
  /**
   * What keeps the text from GSM-7, in the order of its appearance: letters as they are seen, with their combining marks.
   * What cannot be seen is named by its number, `U+200B`.
   */
  readonly forcing: readonly string[];
}

/** The default alphabet of TS 23.038 without its escape. Of the letters with accents it has these and no more: no á, no ç. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** The extension table: each is an escape and a letter, two septets. */
const EXTENSION = new Set('^{}[]~|\\€\f');

const CAPACITY = { 'GSM-7': { single: 160, joined: 153 }, 'UCS-2': { single: 70, joined: 67 } } as const;

/**
 * @param text as it was pasted, sent as it is: no letter is replaced by a similar one. Line breaks count as one character,
 *   though forms send two
 * @returns its parts. A message without text is one too: it is sent, and billed
 */
export function countSegments(text: string): SmsSegments {
  const characters = Array.from(text.replace(/\r\n?/g, '\n'));
  const isGsm = characters.every(isInGsm);
  const encoding = isGsm ? 'GSM-7' : 'UCS-2';
  const sizes = characters.map((character) => (isGsm ? Number(EXTENSION.has(character)) + 1 : character.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { single, joined } = CAPACITY[encoding];
  const forcing = isGsm ? [] : findForcing(characters.join(''));
  if (units <= single) return { encoding, units, perSegment: single, segments: 1, forcing };
  return { encoding, units, perSegment: joined, segments: fillSegments(sizes, joined), forcing };
}

const isInGsm = (character: string) => BASIC.has(character) || EXTENSION.has(character);

/** Neither an escape and its letter nor a surrogate pair is torn apart: what does not fit whole begins the next part. */
function fillSegments(sizes: readonly number[], capacity: number): number {
  let segments = 1;
  let filled = 0;
  for (const size of sizes) {
    if (filled + size > capacity) {
      segments += 1;
      filled = 0;
    }
    filled += size;
  }
  return segments;
}

/**
 * A flag, or a letter or picture with its marks, tones and tags, and pictures joined to it. Not of `Intl.Segmenter`, which not
 * every browser has (Firefox before 125), and which hides joiners that join nothing in the letter before them.
 */
const GRAPHEME =
  /\p{RI}{2}|.[\p{M}\p{EMod}\u{E0020}-\u{E007F}]*(?:\u200D\p{ExtPict}[\p{M}\p{EMod}\u{E0020}-\u{E007F}]*)*/gsu;

function findForcing(text: string): string[] {
  const graphemes = text.match(GRAPHEME) ?? [];
  const forcing = graphemes.filter((grapheme) => !Array.from(grapheme).every(isInGsm));
  return [...new Set(forcing)].map(nameGrapheme);
}

/** A mark without its letter stands on a dotted circle. */
function nameGrapheme(grapheme: string): string {
  if (/^\p{M}/u.test(grapheme)) return `◌${grapheme}`;
  return /^[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+$/u.test(grapheme) ? Array.from(grapheme, nameCodePoint).join(' ') : grapheme;
}

function nameCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
