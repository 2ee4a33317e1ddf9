import type { UploadExtension } from '#src/forms/server/intake/files/fileName.ts';
import { readZipDirectory, type ZipEntry } from '#src/forms/server/intake/files/zipDirectory.ts';

/** What is kept of a file that streams by, to tell what it is. */
export interface FileSample {
  /** The first `HEAD_BYTES`. */
  readonly head: Buffer;
  /** The last `TAIL_BYTES` of an archive; empty for all else. */
  readonly tail: Buffer;
  /** Bytes. */
  readonly size: number;
}

/** The mark of every kind that is taken stands within these; that of a PDF need not be at the very beginning. */
export const HEAD_BYTES = 1024;
/** Holds the directory of any document that people write, and the longest comment behind it. */
export const TAIL_BYTES = 256 * 1024;

const OLE = Buffer.from('D0CF11E0A1B11AE1', 'hex');
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const PROGRAM = Buffer.from('MZ', 'latin1');

/** What the provider is told that a file is: by its content, and never by the browser's word. */
export const MIME_TYPES: Readonly<Record<UploadExtension, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const startsWith = (head: Buffer, magic: Buffer) => head.subarray(0, magic.length).equals(magic);

/** @param head the first bytes of a file, at least four */
export function isArchive(head: Buffer): boolean {
  return startsWith(head, ZIP);
}

/** @returns what a file is by its content, whatever its name says; undefined when it is none of what is taken */
export function fileKind({ head, tail, size }: FileSample): UploadExtension | 'program' | undefined {
  if (startsWith(head, PROGRAM)) return 'program';
  if (startsWith(head, OLE)) return 'doc';
  if (isArchive(head)) return isWordDocument(readZipDirectory(tail, size), size) ? 'docx' : undefined;
  return head.includes('%PDF-') ? 'pdf' : undefined;
}

/** Far above any document, far below what fills a disk when it is unpacked, in bytes. */
const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_ENTRIES = 2000;
/** Text packs to a twentieth; what packs to less than a two-hundredth was made to. */
const MOST_RATIO = 200;

function isWordDocument(entries: readonly ZipEntry[] | undefined, size: number): boolean {
  if (!entries || entries.length > MOST_ENTRIES) return false;
  const names = entries.map(({ name }) => name);
  const isWord = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
  const hasMacros = names.some((name) => /(^|\/)vbaproject\.bin$/i.test(name));
  const leavesItsFolder = names.some((name) => name.startsWith('/') || /(^|[\\/])\.\.([\\/]|$)/.test(name));
  return isWord && !hasMacros && !leavesItsFolder && !isBomb(entries, size);
}

/** Entries share bytes where their packed sizes add up to more than the file has: a sign of a bomb. */
function isBomb(entries: readonly ZipEntry[], size: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return packed > size || unpacked > MOST_UNPACKED || unpacked > size * MOST_RATIO;
}
