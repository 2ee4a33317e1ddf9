import { createHash } from 'node:crypto';
import { BOUNDARY, multipart, sendPost } from '#tests/support/formPost.ts';
import { pdf } from '#tests/support/documents.ts';
import { PERSON, serveForms, type FormServer } from '#tests/support/formServer.ts';
import { seeded } from '#tests/support/seeded.ts';
import { expectWithin } from '#tests/support/slowdown.ts';

/** A part that cannot be read refuses the whole post: nothing is acknowledged while something was dropped (DESIGN part 6). */

const CONTENT = pdf(2000).toString('latin1');
const HEAD = 'Content-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf';
const fields = multipart({ fields: PERSON }).toString('latin1').replace(`--${BOUNDARY}--\r\n`, '');
const END = `--${BOUNDARY}--\r\n`;
const withPart = (head: string, line = `--${BOUNDARY}\r\n`, gap = '\r\n\r\n') =>
  `${fields}${line}${head}${gap}${CONTENT}\r\n${END}`;

const many = (head: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${CONTENT}\r\n`.repeat(30) + END;

let server: FormServer;
beforeEach(async () => {
  server = await serveForms();
});
afterEach(() => server.close());

const post = (body: string) => sendPost(server.port, { body: Buffer.from(body, 'latin1') });

test('the same part as it should be is taken', async () => {
  expect((await post(withPart(HEAD))).status).toBe(201);
  expect(server.folder.leads[0]?.files).toHaveLength(1);
});

test.each([
  ['without Content-Disposition', withPart('Content-Type: application/pdf')],
  ['with an empty head', withPart('')],
  ['of another disposition', withPart('Content-Disposition: attachment; name="cv"; filename="cv.pdf"')],
  ['whose head has bare line feeds', withPart(HEAD.replace('\r\n', '\n'))],
  ['whose name holds a bare line feed', withPart(HEAD.replace('cv.pdf', 'c\nv.pdf'))],
  ['with a line that is no header before its name', withPart(`no header\r\n${HEAD}`)],
  ['with 8 KB of headers before its name', withPart(`X-Long: ${'x'.repeat(8192)}\r\n${HEAD}`)],
  ['with 2,000 headers before its name', withPart(`${'A: 1\r\n'.repeat(2000)}${HEAD}`)],
  ['whose head does not end', withPart(HEAD, undefined, '\r\n')],
  ['whose boundary is too long', withPart(HEAD, `--${BOUNDARY}x\r\n`)],
  ['whose boundary is indented', withPart(HEAD, `--${BOUNDARY} x\r\n`)],
  ['that is encoded for the way', withPart(`${HEAD}\r\nContent-Transfer-Encoding: base64`)],
  ['and many others, with names of 8 KB', fields + many(HEAD.replace('cv.pdf', `a${'. .'.repeat(2600)}b.pdf`))],
  ['behind the end', `${fields}${END}--${BOUNDARY}\r\n${HEAD}\r\n\r\n${CONTENT}\r\n${END}`],
  ['before the beginning', withPart(HEAD).slice(2)],
])('a part %s is refused with 400, in clear words, and nothing is kept', async (_what, body) => {
  const answer = await post(body);
  expect([answer.status, answer.body]).toEqual([400, '{"problem":"invalid"}']);
  expectWithin(answer.took, 1000);
  expect([server.folder.leads, await server.folder.files()]).toEqual([[], []]);
});

test('a part behind the end is noticed also when it comes later', async () => {
  const body = Buffer.from(`${fields}${END}--${BOUNDARY}\r\n${HEAD}\r\n\r\n${CONTENT}\r\n${END}`, 'latin1');
  const { status } = await sendPost(server.port, { body }, { drip: { bytes: 300, pause: 5 } });
  expect([status, server.folder.leads]).toEqual([400, []]);
});

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('whatever becomes of the head of a part, it is refused or all of it is kept', async () => {
  const random = seeded(20_260_909);
  const good = withPart(HEAD);
  const start = good.indexOf(`--${BOUNDARY}\r\n${HEAD}`);
  const length = `--${BOUNDARY}\r\n${HEAD}\r\n\r\n`.length;
  const outcomes = new Set<number>();
  for (let round = 0; round < 150; round += 1) {
    const at = start + Math.floor(random() * length);
    const put = ['', '\r', '\n', '\r\n', '"', ';', ' ', '-', 'x', '\0', '--', `\r\n--${BOUNDARY}`][
      Math.floor(random() * 12)
    ]!;
    const { status } = await post(good.slice(0, at) + put + good.slice(at + Math.floor(random() * 3)));
    outcomes.add(status);
    const lead = server.folder.leads.pop();
    if (status !== 201 || !lead) {
      expect([status, lead]).toEqual([status === 422 ? 422 : 400, undefined]);
      continue;
    }
    const [file] = lead.files;
    const isKept = file
      ? digestOf(await server.folder.read(file.key)) === digestOf(Buffer.from(CONTENT, 'latin1'))
      : lead.fields.some(([, value]) => value.includes(CONTENT.slice(0, 20)));
    expect([at - start, put, isKept]).toEqual([at - start, put, true]);
  }
  // Both have happened: else this proves nothing.
  expect(outcomes).toContain(201);
  expect(outcomes).toContain(400);
});
