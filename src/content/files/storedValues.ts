import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Values that lie one after the other: of each its length in bytes, and its checksum. */
export interface StoredValues {
  readonly lengths: number[];
  readonly sums: number[];
}

/** @returns the values as bytes, and what the header says of them */
export function storeValues(values: readonly unknown[]): StoredValues & { readonly bytes: Buffer[] } {
  const bytes = values.map((value) => Buffer.from(value === undefined ? '' : JSON.stringify(value)));
  return { bytes, lengths: bytes.map(({ length }) => length), sums: bytes.map((value) => crc32(value)) };
}

/** @returns where each value lies, in bytes; last where they end */
export function positionsOf({ lengths }: StoredValues, start: number): Float64Array {
  const positions = new Float64Array(lengths.length + 1);
  positions[0] = start;
  lengths.forEach((length, place) => {
    positions[place + 1] = (positions[place] ?? 0) + length;
  });
  return positions;
}

/** In bytes: what a start needs of each page is small, and lies beside that of the next. */
const READ_AHEAD = 64 * 1024;

/** @returns reads bytes of a file, and some of those behind them, for whoever asks next */
function createReader(descriptor: number): (position: number, length: number) => Buffer {
  let begin = 0;
  let ahead: Buffer = Buffer.alloc(0);
  return (position, length) => {
    if (length > READ_AHEAD) return readBytes(descriptor, position, length);
    if (position < begin || position + length > begin + ahead.length) {
      ahead = readBytes(descriptor, position, READ_AHEAD);
      begin = position;
    }
    return ahead.subarray(position - begin, position - begin + length);
  };
}

/** Reads a value that lies at a position, in bytes; undefined when it is not what it was. */
export type ReadValue = (name: string, position: number, length: number, sum: number) => unknown;

/**
 * @param descriptor of the file, which stays open
 * @param onDamage told the name of what is not what it was
 */
export function createReadValue(descriptor: number, onDamage: (name: string) => void): ReadValue {
  const read = createReader(descriptor);
  return (name, position, length, sum) => {
    try {
      const bytes = read(position, length);
      if (crc32(bytes) === sum) return JSON.parse(bytes.toString()) as unknown;
    } catch {
      // A disk that cannot be read, or a file that was closed: as good as damaged.
    }
    onDamage(name);
    return undefined;
  };
}

/** @returns so many bytes of a file, from a position on; fewer where it ends before */
export function readBytes(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position));
}
