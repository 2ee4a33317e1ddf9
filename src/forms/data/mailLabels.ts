/**
 * The list of `businessEmails`, in files of which a visitor loads one: which, is decided by the label. No file tells the
 * server more than one part in 64 of what was typed, and none says yes to a label that is not on the list.
 * `scripts/mailLabels.ts` writes them.
 */

/** Into how many files the list is cut. It decides which label is in which: after a change all are written anew. */
export const LABEL_FILES = 64;
/** Below the public folder, and in the address. */
export const LABEL_FOLDER = 'mail-labels';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** @returns the name of the file that holds a label if any does: FNV-1a over its code units */
export function labelFile(label: string): string {
  let hash = FNV_OFFSET;
  for (let index = 0; index < label.length; index++) {
    hash = Math.imul(hash ^ label.charCodeAt(index), FNV_PRIME);
  }
  return `${String((hash >>> 0) % LABEL_FILES).padStart(2, '0')}.txt`;
}

/** @param text a file: labels by line */
export function parseLabels(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').filter(Boolean));
}
