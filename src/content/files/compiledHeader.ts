import { fstatSync } from 'node:fs';
import { hashText } from '#src/content/files/hashText.ts';
import { readBytes, type StoredValues } from '#src/content/files/storedValues.ts';

/** What lies before the values, in columns: as rows, a start would make thousands of objects of it, and ask for few of them. */
export interface CompiledHeader {
  /** Stands for the code that read the files. */
  readonly code: string;
  /** See `CompiledContent`. */
  readonly checkedUntil: number;
  readonly names: readonly string[];
  /** What lay beside them, and was not compiled. */
  readonly others: readonly string[];
  /** Of their texts, see `hashText`, one after the other. */
  readonly hashes: string;
  /** Of their texts, in bytes. */
  readonly sizes: readonly number[];
  /** Of a translation: the place of its source among the names. Of all others -1. */
  readonly sources: readonly number[];
  readonly values: StoredValues;
  /** What is served of the files, behind their values; of most files that are no words nothing, which is 0 bytes long. */
  readonly served: StoredValues;
}

/** In letters. */
const HASH_LENGTH = hashText('').length;

/** Of the first line: a hash of the header, and the header's length in bytes. */
const LENGTH_DIGITS = 12;
const FIRST_LINE = HASH_LENGTH + LENGTH_DIGITS + 2;

/** @returns the hash of the text of the file at that place */
export function hashAt({ hashes }: CompiledHeader, place: number): string {
  return hashes.slice(place * HASH_LENGTH, (place + 1) * HASH_LENGTH);
}

/** @returns of a file that `joinCompiled` made: what stands for all of it */
export const versionOf = (file: Buffer): string => file.toString('latin1', 0, HASH_LENGTH);

/** @returns the file: the header, and the bytes that it tells of */
export function joinCompiled(header: CompiledHeader, bytes: readonly Buffer[]): Buffer {
  const text = Buffer.from(JSON.stringify(header));
  const firstLine = `${hashText(text)} ${String(text.length).padStart(LENGTH_DIGITS)}\n`;
  return Buffer.concat([Buffer.from(firstLine), text, ...bytes]);
}

/**
 * @param file its name, for the message
 * @returns the header; where the values begin, in bytes; and what stands for all of it
 * @throws when the file is not whole
 */
export function readHeader(descriptor: number, file: string) {
  const [hash = '', length = ''] = readBytes(descriptor, 0, FIRST_LINE).toString('latin1').split(/ +/);
  const { size } = fstatSync(descriptor);
  const bytes = readBytes(descriptor, FIRST_LINE, Math.min(Number.parseInt(length, 10) || 0, size));
  if (hashText(bytes) !== hash) throw new Error(`${file} is damaged`);
  const header = JSON.parse(bytes.toString()) as CompiledHeader;
  const start = FIRST_LINE + bytes.length;
  const end = sum(header.served.lengths, sum(header.values.lengths, start));
  if (size !== end) throw new Error(`${file} is damaged: it is not as long as it was`);
  return { header, start, version: hash };
}

const sum = (numbers: readonly number[], start: number) => numbers.reduce((total, each) => total + each, start);
