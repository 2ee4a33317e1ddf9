import { BLOCKED_EXTENSIONS, UPLOAD_EXTENSIONS } from '#config/constants.ts';
import type { RuleName } from '#src/forms/data/formDefinition.ts';

/** Lower case, without the dot. */
export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

const LONGEST = 150;
/** Of a longer name only its two ends are looked at, so many code units each: no file system holds one. */
const LONGEST_END = 500;
/** Control and format characters: line breaks, bidirectional overrides, joiners that cannot be seen; and lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** What some file system takes for something else, or a multipart header cannot hold. */
const SPECIAL = /[<>:"|?*]/g;
/** The run at the end is tried from its first sign only: else a name of dots alone takes the square of its length. */
const EDGES = /^[.\s]+|(?<![.\s])[.\s]+$/g;

/**
 * @param raw a file's name as the browser sent it
 * @returns its base name, composed (NFC), without anything that is not seen or that a system understands otherwise; short,
 *   with its extension
 */
export function cleanFileName(raw: string): string {
  const base = raw.slice(Math.max(raw.lastIndexOf('/'), raw.lastIndexOf('\\')) + 1);
  const clean = withoutMiddle(base).normalize('NFC').replace(UNSEEN, '').replace(SPECIAL, '_').replace(EDGES, '');
  const letters = Array.from(clean);
  if (letters.length <= LONGEST) return clean;
  const extension = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return letters.slice(0, LONGEST - extension.length).join('') + extension;
}

/** Before anything is done with a name: composing its accents takes the square of how many there are in a row. */
function withoutMiddle(name: string): string {
  return name.length <= 2 * LONGEST_END ? name : name.slice(0, LONGEST_END) + name.slice(-LONGEST_END);
}

/**
 * @param name a cleaned name
 * @returns the extension of a name that may be taken; else the rule of SPEC part 5 that it breaks. The last extension must
 *   be an allowed one, and a blocked one may stand nowhere: `a.exe.pdf`. Dots by themselves are no harm: `my.report.v2.pdf`
 */
export function checkFileName(
  name: string,
): { readonly extension: UploadExtension } | { readonly broken: Extract<RuleName, 'excludeExe' | 'onlyPdfDocDocx'> } {
  const [, ...extensions] = name.split('.').map((part) => part.trim().toLowerCase());
  if (extensions.some((extension) => (BLOCKED_EXTENSIONS as readonly string[]).includes(extension)))
    return { broken: 'excludeExe' };
  const extension = UPLOAD_EXTENSIONS.find((allowed) => allowed === extensions.at(-1));
  return extension ? { extension } : { broken: 'onlyPdfDocDocx' };
}
