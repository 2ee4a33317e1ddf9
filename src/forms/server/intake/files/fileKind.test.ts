import { fileKind, HEAD_BYTES, TAIL_BYTES } from '#src/forms/server/intake/files/fileKind.ts';
import { doc, docx, exe, pdf, zip } from '#tests/support/documents.ts';

const kindOf = (content: Buffer) =>
  fileKind({
    head: content.subarray(0, HEAD_BYTES),
    tail: content.subarray(-TAIL_BYTES),
    size: content.length,
  });
const types = { name: '[Content_Types].xml', content: '<Types/>' };
const inWord = (name: string, size = 10, declared?: number) => ({
  name,
  content: Buffer.alloc(size),
  ...(declared === undefined ? {} : { declared }),
});

test.each([
  ['a PDF', pdf(), 'pdf'],
  ['a PDF behind a few lines of a printer', Buffer.concat([Buffer.alloc(500, '\n'), pdf()]), 'pdf'],
  ['a PDF whose mark comes too late', Buffer.concat([Buffer.alloc(1024), pdf()]), undefined],
  ['an old Word document', doc(), 'doc'],
  ['a Word document', docx(), 'docx'],
  ['a Word document with a comment behind it', zip([types, inWord('word/document.xml')], 'x'.repeat(60_000)), 'docx'],
  ['a Word document with an embedded table', docx([inWord('word/embeddings/oleObject1.bin')]), 'docx'],
  [
    'a Word document of many parts',
    docx(Array.from({ length: 900 }, (_, i) => inWord(`word/p${String(i)}.xml`))),
    'docx',
  ],
  ['a spreadsheet', zip([types, inWord('xl/workbook.xml')]), undefined],
  ['a program', exe(), 'program'],
  ['a program that holds a PDF', Buffer.concat([exe(10), pdf()]), 'program'],
  ['a text', Buffer.from('hello'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s is %s', (_name, content, kind) => {
  expect(kindOf(content)).toBe(kind);
});

test.each([
  ['macros', docx([inWord('word/vbaProject.bin')])],
  ['macros in other letters', docx([inWord('WORD/VBAPROJECT.BIN')])],
  ['an entry that leaves its folder', docx([inWord('word/../../x')])],
  ['an entry with an absolute path', docx([inWord('/etc/x')])],
  ['too many entries', docx(Array.from({ length: 2001 }, (_, i) => inWord(`w${String(i)}`)))],
  ['more unpacked than any document', docx([inWord('word/a', 10, 300 * 1024 * 1024)])],
  ['entries that are packed too well', docx([inWord('word/a', 2_000_000)])],
  ['no directory', docx().subarray(0, -30)],
  ['a directory cut short', docx().subarray(0, -22)],
  ['something behind its end', Buffer.concat([docx(), Buffer.from('x')])],
  ['something before its directory', Buffer.concat([docx().subarray(0, 40), Buffer.from('x'), docx().subarray(40)])],
])('a document with %s is none', (_name, content) => {
  expect(kindOf(content)).toBeUndefined();
});

test('entries that share their bytes are no document: overlapping archives unpack without end', () => {
  const content = docx([inWord('word/a', 1000)]);
  const packedSize = content.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 20;
  content.writeUInt32LE(content.length + 1, packedSize);
  expect(kindOf(content)).toBeUndefined();
});

test('no cut and no flipped byte of a document makes the reader fail', () => {
  const content = docx();
  for (let index = 0; index < content.length; index++) {
    const flipped = Buffer.from(content);
    flipped[index] = 255 - (flipped[index] ?? 0);
    expect(() => [kindOf(content.subarray(0, index)), kindOf(flipped)]).not.toThrow();
  }
});
