import type { Answer } from './createGet.ts';
import type { FileKind } from './readDocument.ts';

const TYPES: Readonly<Record<FileKind, RegExp>> = {
  script: /javascript/,
  style: /^text\/css$/,
  image: /^image\//,
  font: /^(font\/|application\/font)/,
  media: /^(audio|video)\//,
  other: /./,
};

/**
 * @param answer what came for the file
 * @param kind what pages use it as
 * @param users which pages, in words
 * @returns what is wrong with it
 */
export function checkFile({ status, type, bytes }: Answer, kind: FileKind, users: string): string[] {
  const use = `it is used as ${NAMES[kind]} by ${users}, and`;
  if (status !== 200) return [`${use} answers ${String(status)}`];
  if (!TYPES[kind].test(type)) return [`${use} is ${type || 'of no type'}`];
  return bytes.length === 0 ? [`${use} is empty`] : [];
}

const NAMES: Readonly<Record<FileKind, string>> = {
  script: 'a script',
  style: 'a style sheet',
  image: 'an image',
  font: 'a font',
  media: 'sound or video',
  other: 'a file',
};
