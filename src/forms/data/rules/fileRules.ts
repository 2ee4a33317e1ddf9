import { BLOCKED_EXTENSIONS, UPLOAD_EXTENSIONS, UPLOAD_LIMIT } from '#config/constants.ts';
import type { FieldValue, FileValue } from '#src/forms/data/formDefinition.ts';

const lastExtension = (name: string) => /\.([^.]*)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** `fileSize`: under 10 MB. */
export function isSmallFile({ size }: FileValue): boolean {
  return size < UPLOAD_LIMIT;
}

/** @returns whether a file was chosen that has no bytes, as one does whose download broke off */
export function isHollow(value: FieldValue): boolean {
  return typeof value === 'object' && 'name' in value && value.name !== '' && value.size === 0;
}

/** `onlyPdfDocDocx`, by the name alone; what is inside is the server's matter. */
export function isDocument({ name }: FileValue): boolean {
  return UPLOAD_EXTENSIONS.some((extension) => extension === lastExtension(name));
}

/** `excludeExe`: none of the blocked extensions, the last one or one hidden before it (`cv.exe.pdf`). */
export function isHarmless({ name }: FileValue): boolean {
  const extensions = name.trim().toLowerCase().split('.').slice(1);
  return !BLOCKED_EXTENSIONS.some((extension) => extensions.includes(extension));
}
