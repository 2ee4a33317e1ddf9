import path from 'node:path';
import { checkContent } from './checkContent.ts';
import type { Answer } from './createGet.ts';
import type { FileKind } from './readDocument.ts';

const TYPES: Readonly<Record<Exclude<FileKind, 'other'>, RegExp>> = {
  script: /javascript/,
  style: /^text\/css$/,
  image: /^image\//,
  font: /^(font\/|application\/font)/,
  media: /^(audio|video)\//,
  manifest: /^application\/manifest\+json$/,
};

/** Files of which the name alone says what they are. */
const NAMED_TYPES: Readonly<Record<string, RegExp>> = {
  '.csv': /^text\/csv$/,
  '.ics': /^text\/calendar$/,
  '.json': /^application\/json$/,
  '.pdf': /^application\/pdf$/,
  '.svg': /^image\/svg\+xml$/,
  '.vtt': /^text\/vtt$/,
  '.zip': /^application\/zip$/,
};

/** What somebody saves is no page, whatever it is called. */
const NO_PAGE = /^(?!text\/html$)./;

/**
 * @param answer what came for the file
 * @param kind what it is used as
 * @param users by which pages, in words
 * @returns what is wrong with it
 */
export function checkFile(answer: Answer, kind: FileKind, users: string): string[] {
  const { address, status, type, bytes } = answer;
  const use = `it is used as ${NAMES[kind]} by ${users}, and`;
  const expected = kind === 'other' ? (NAMED_TYPES[path.extname(new URL(address).pathname)] ?? NO_PAGE) : TYPES[kind];
  if (status !== 200) return [`${use} answers ${String(status)}`];
  if (!expected.test(type)) return [`${use} is ${type || 'of no type'}`];
  if (bytes.length === 0) return [`${use} is empty`];
  return checkContent(answer).map((complaint) => `${use} ${complaint}`);
}

const NAMES: Readonly<Record<FileKind, string>> = {
  script: 'a script',
  style: 'a style sheet',
  image: 'an image',
  font: 'a font',
  media: 'sound or video',
  manifest: 'a manifest',
  other: 'a file',
};
