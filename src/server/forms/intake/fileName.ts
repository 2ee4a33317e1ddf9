import { BLOCKED_EXTENSIONS, UPLOAD_EXTENSIONS } from '#config/constants.ts';
import type { RuleName } from '#src/shared/forms/formDefinition.ts';

export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

const LONGEST = 150;
/** Control and format characters: line breaks, bidirectional overrides, joiners that cannot be seen; and lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** What some file system takes for something else, or a multipart header cannot hold. */
const SPECIAL = /[<>:"|?*]/g;

/**
 * @param raw a file's name as the browser sent it
 * @returns its base name, composed (NFC), without anything that is not seen or that a system understands otherwise; short,
 *   with its extension
 */
export function cleanFileName(raw: string): string {
  const base = raw.split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(SPECIAL, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const letters = Array.from(clean);
  if (letters.length <= LONGEST) return clean;
  const extension = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return letters.slice(0, LONGEST - extension.length).join('') + extension;
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
