import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { multipartOf } from '#src/forms/server/delivery/deliveryMultipart.ts';
import type { Lead, LeadFile } from '#src/forms/server/Lead.ts';
import { testLead } from '#tests/support/leadParts.ts';

const file = (changes: Partial<LeadFile>): LeadFile => ({
  field: 'cv[file]',
  name: 'cv.pdf',
  type: 'application/pdf',
  size: 0,
  key: 'file-1',
  ...changes,
});

function* inPieces(content: Buffer) {
  for (let from = 0; from < content.length; from += 1000) yield content.subarray(from, from + 1000);
}

/** What a server reads of it: Node's own parser, which is not ours. */
async function parse(lead: Lead, contents: Readonly<Record<string, Buffer>> = {}) {
  const body = multipartOf(lead, ({ key }) => Readable.from(inPieces(contents[key] ?? Buffer.alloc(0))));
  const bytes = await buffer(body.chunks());
  expect(bytes.length).toBe(body.length);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': body.contentType } }).formData();
  return [...form];
}

test('fields arrive in their order, a name that comes twice twice', async () => {
  const fields = [
    ['cv[socialLinks][]', 'https://one.example'],
    ['name', 'Ольга Núñez'],
    ['cv[socialLinks][]', 'https://two.example'],
    ['empty', ''],
  ] as const;
  expect(await parse(testLead({ fields }))).toEqual(fields);
});

test('files arrive byte for byte, with name and type', async () => {
  const content = Buffer.from(Array.from({ length: 5003 }, (_, index) => index % 256));
  const files = [file({ name: 'Резюме Ольги.pdf', size: content.length })];
  const [[name, value]] = (await parse(testLead({ fields: [], files }), { 'file-1': content })) as [[string, File]];
  expect([name, value.name, value.type]).toEqual(['cv[file]', 'Резюме Ольги.pdf', 'application/pdf']);
  expect(Buffer.from(await value.arrayBuffer()).equals(content)).toBe(true);
});

test.each(['a"; name="b', 'a\r\nX: y', 'a\nb', '--boundary'])(
  'a name that holds %j adds no header and no field',
  async (name) => {
    const parts = await parse(testLead({ fields: [[name, 'x']], files: [file({ name, size: 0 })] }));
    expect(parts).toHaveLength(2);
    expect(parts[0]?.[1]).toBe('x');
  },
);

test.each([
  ['shorter', 900],
  ['longer', 1100],
])('a file that is %s than the lead says breaks the body off: half a file is never delivered', async (_word, size) => {
  const lead = testLead({ files: [file({ size: 1000 })] });
  await expect(parse(lead, { 'file-1': Buffer.alloc(size) })).rejects.toThrow('a file of 1000 bytes is not whole');
});
