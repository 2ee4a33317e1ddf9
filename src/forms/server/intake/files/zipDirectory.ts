/** The list of a zip archive's entries, read from its end without unpacking anything. */

/** A file inside an archive, as the archive describes it: the sizes may be lies. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes, as declared. */
  readonly packed: number;
  readonly unpacked: number;
}

const END = { signature: 0x06054b50, size: 22, entries: 10, length: 12, offset: 16, comment: 20 } as const;
const ENTRY = { signature: 0x02014b50, size: 46, packed: 20, unpacked: 24, name: 28, extra: 30, comment: 32 } as const;

/**
 * @param tail the last bytes of the archive, at least its whole directory
 * @param size of the archive, in bytes
 * @returns its entries; undefined when the directory is not whole, not in the tail, or not where it says it is. Archives
 *   with 64-bit sizes are none of ours: what needs them is too large
 */
export function readZipDirectory(tail: Buffer, size: number): readonly ZipEntry[] | undefined {
  const end = findEnd(tail);
  if (end === undefined) return undefined;
  const length = tail.readUInt32LE(end + END.length);
  const start = end - length;
  const isInPlace = tail.readUInt32LE(end + END.offset) === size - tail.length + start;
  if (start < 0 || !isInPlace) return undefined;
  const entries = readEntries(tail.subarray(start, end));
  return entries?.length === tail.readUInt16LE(end + END.entries) ? entries : undefined;
}

/** The end record is followed by its comment and nothing else. */
function findEnd(tail: Buffer): number | undefined {
  for (let position = tail.length - END.size; position >= 0; position--) {
    if (tail.readUInt32LE(position) !== END.signature) continue;
    if (position + END.size + tail.readUInt16LE(position + END.comment) === tail.length) return position;
  }
  return undefined;
}

function readEntries(directory: Buffer): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let position = 0;
  while (position < directory.length) {
    if (position + ENTRY.size > directory.length) return undefined;
    if (directory.readUInt32LE(position) !== ENTRY.signature) return undefined;
    const nameStart = position + ENTRY.size;
    const nameEnd = nameStart + directory.readUInt16LE(position + ENTRY.name);
    entries.push({
      name: directory.toString('utf8', nameStart, nameEnd),
      packed: directory.readUInt32LE(position + ENTRY.packed),
      unpacked: directory.readUInt32LE(position + ENTRY.unpacked),
    });
    position =
      nameEnd + directory.readUInt16LE(position + ENTRY.extra) + directory.readUInt16LE(position + ENTRY.comment);
  }
  return position === directory.length ? entries : undefined;
}
