import { crc32, deflateRawSync } from 'node:zlib';

/** Small documents for uploads, made here byte by byte. */

interface EntryOptions {
  readonly name: string;
  readonly content: Buffer | string;
  /** What the directory says of the unpacked size, where that is not the truth. */
  readonly declared?: number;
}

/** @returns a zip archive */
export function zip(entries: readonly EntryOptions[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.write('PK\u0003\u0004', 0, 'latin1');
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(bytes), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(declared ?? bytes.length, 22);
    local.writeUInt16LE(nameBytes.length, 26);
    locals.push(local, nameBytes, packed);
    const row = Buffer.alloc(46);
    row.write('PK\u0001\u0002', 0, 'latin1');
    row.writeUInt16LE(20, 6);
    row.writeUInt16LE(8, 10);
    row.writeUInt32LE(crc32(bytes), 16);
    row.writeUInt32LE(packed.length, 20);
    row.writeUInt32LE(declared ?? bytes.length, 24);
    row.writeUInt16LE(nameBytes.length, 28);
    row.writeUInt32LE(offset, 42);
    directory.push(row, nameBytes);
    offset += local.length + nameBytes.length + packed.length;
  }
  const rows = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(rows.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...locals, rows, end, Buffer.from(comment)]);
}

const WORD = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<w:document/>'.repeat(50) },
];

/** @returns a Word document, with more entries if any are given */
export const docx = (more: readonly EntryOptions[] = []): Buffer => zip([...WORD, ...more]);
/** @returns a file that begins as a PDF does, of so many bytes */
export const pdf = (bytes = 2000): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n')], bytes);
/** @returns a file that begins as an old Word document does, of so many bytes */
export const doc = (bytes = 2000): Buffer => Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex')], bytes);
/** @returns a file that begins as a Windows program does, of so many bytes */
export const exe = (bytes = 2000): Buffer => Buffer.concat([Buffer.from('MZ\u0090', 'latin1')], bytes);
