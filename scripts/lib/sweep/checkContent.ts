import type { Answer } from './createGet.ts';

/** How the files of a type begin, a byte a character. Types that any text can be of are not here. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /^%PDF-/,
  'application/zip': /^PK/,
  'audio/mpeg': /^(?:ID3|\xff[\xe0-\xff])/,
  'audio/ogg': /^OggS/,
  'font/woff2': /^wOF2/,
  'image/avif': /^.{4}ftyp/s,
  'image/gif': /^GIF8/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG/,
  'image/svg+xml': /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg[\s>]/s,
  'image/webp': /^RIFF.{4}WEBP/s,
  'text/calendar': /^BEGIN:VCALENDAR/,
  'text/vtt': /^(?:\xef\xbb\xbf)?WEBVTT/,
  'video/mp4': /^.{4}ftyp/s,
};

/** A page in the place of a file, as a proxy or a host sends one: no style sheet, script or table begins so. */
const PAGE = /^\s*<(?:!doctype html|html)\b/i;

/** So far is looked, in bytes: a comment may stand before a drawing. */
const BEGINNING = 2000;

/** @returns what is wrong with the content of a file that has come with a type that fits */
export function checkContent({ type, bytes }: Pick<Answer, 'type' | 'bytes'>): string[] {
  const beginning = bytes.toString('latin1', 0, BEGINNING);
  if (PAGE.test(beginning)) return [`has a page in it instead of ${type}`];
  if (BEGINNINGS[type]?.test(beginning) === false) return [`is no ${type}: it begins with ${quote(beginning)}`];
  return /[/+]json$/.test(type) && !isJson(bytes.toString()) ? [`is no ${type}`] : [];
}

const quote = (beginning: string) => JSON.stringify(beginning.slice(0, 20));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
