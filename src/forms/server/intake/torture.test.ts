import { Writable } from 'node:stream';
import { FORM_LIMITS } from '#src/forms/server/intake/formLimits.ts';
import { BOUNDARY, multipart, sendPost, type RawPost } from '#tests/support/formPost.ts';
import { docx, exe, pdf, zip } from '#tests/support/documents.ts';
import { PERSON, serveForms, type FormServer } from '#tests/support/formServer.ts';
import { createLeadFolder } from '#tests/support/leadFolder.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/**
 * What hostile and broken clients send, over real sockets. Each gets one clear answer at once, the process lives on, and
 * nothing of it stays on the disk.
 */

const MB = 1024 * 1024;
const cv = (content: Buffer | string, name = 'cv.pdf') => ({ field: 'cv', name, content });
const withFile = (content: Buffer | string, name?: string): RawPost => ({
  body: multipart({ fields: PERSON, files: [cv(content, name)] }),
});
const withField = (name: string, value = 'x'): RawPost => ({ body: multipart({ fields: [...PERSON, [name, value]] }) });
const part = (head: string, content = 'x') => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const whole = multipart({ fields: PERSON, files: [cv(pdf(100_000))] });
const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('') + END;
const field = (name: string) => part(`Content-Disposition: form-data; name="${name}"`);

interface Case {
  readonly post: RawPost;
  readonly status: number;
  readonly says: unknown;
  readonly hangUp?: boolean;
}

const INVALID = { problem: 'invalid' };
const LARGE = { problem: 'tooLarge' };

const cases: Readonly<Record<string, Case>> = {
  'no body': { post: { body: '' }, status: 400, says: INVALID },
  'a body that is no multipart': { post: { body: 'hello' }, status: 400, says: INVALID },
  'a body without its last boundary': { post: { body: whole.subarray(0, -10) }, status: 400, says: INVALID },
  'a body cut within a file': { post: { body: whole.subarray(0, 50_000) }, status: 400, says: INVALID },
  'a body cut within a header': { post: { body: whole.subarray(0, 60) }, status: 400, says: INVALID },
  'a body cut within the boundary': { post: { body: whole.subarray(0, -25) }, status: 400, says: INVALID },
  'a type without boundary': {
    post: { body: whole, headers: { 'Content-Type': 'multipart/form-data' } },
    status: 400,
    says: INVALID,
  },
  'an empty boundary': {
    post: { body: whole, headers: { 'Content-Type': 'multipart/form-data; boundary=' } },
    status: 400,
    says: INVALID,
  },
  'a boundary of 4000 characters': {
    post: { body: whole, headers: { 'Content-Type': `multipart/form-data; boundary=${'x'.repeat(4000)}` } },
    status: 400,
    says: INVALID,
  },
  'another boundary than it says': {
    post: { body: whole, headers: { 'Content-Type': 'multipart/form-data; boundary=other' } },
    status: 400,
    says: INVALID,
  },
  'a line of boundary that does not end': {
    post: { body: `--${BOUNDARY}${'x'.repeat(MB)}` },
    status: 400,
    says: INVALID,
  },
  'a megabyte before the first boundary': { post: { body: 'x'.repeat(MB) }, status: 400, says: INVALID },
  'a length above 12 MB': {
    post: { body: whole, headers: { 'Content-Length': String(13 * MB) } },
    status: 413,
    says: LARGE,
  },
  'thousands of fields': {
    post: { body: many(5000, (index) => field(`f${String(index)}`)) },
    status: 413,
    says: LARGE,
  },
  'thousands of parts without a name': {
    post: { body: many(5000, () => part('Content-Type: text/plain')) },
    status: 413,
    says: LARGE,
  },
  'thousands of empty parts': {
    post: { body: many(5000, () => `--${BOUNDARY}\r\n\r\n\r\n`) },
    status: 413,
    says: LARGE,
  },
  'a header of 100 KB': {
    post: { body: part(`Content-Disposition: form-data; name="${'n'.repeat(100_000)}"`) + END },
    status: 400,
    says: INVALID,
  },
  'a deep name': { post: withField(`a${'[b]'.repeat(500)}`), status: 400, says: INVALID },
  'a field without name': {
    post: { body: part('Content-Disposition: form-data; filenam="x"') + END },
    status: 400,
    says: INVALID,
  },
  'a field twice': { post: withField('name'), status: 400, says: INVALID },
  'a field of 21 KB': { post: withField('message', 'x'.repeat(21 * 1024)), status: 413, says: LARGE },
  'a NUL byte in a value': { post: withField('message', 'a\0b'), status: 400, says: INVALID },
  'a NUL byte in a name': { post: withField('a\0b'), status: 400, says: INVALID },
  ...Object.fromEntries(
    ['__proto__', 'constructor', 'prototype', 'name[__proto__]', 'toString', 'Name', 'name ', '', 'name.first'].map(
      (name): [string, Case] => [
        `the name ${JSON.stringify(name)}`,
        { post: withField(name), status: 400, says: INVALID },
      ],
    ),
  ),
  'a text where a file belongs': { post: withField('cv'), status: 400, says: INVALID },
  'a file where a text belongs': {
    post: { body: multipart({ fields: PERSON, files: [{ field: 'message', name: 'a.pdf', content: pdf() }] }) },
    status: 400,
    says: INVALID,
  },
  'two files for one field': {
    post: { body: multipart({ fields: PERSON, files: [cv(pdf()), cv(pdf())] }) },
    status: 400,
    says: INVALID,
  },
  'ten files': {
    post: { body: multipart({ fields: PERSON, files: Array.from({ length: 10 }, () => cv(pdf())) }) },
    status: 400,
    says: INVALID,
  },
  'a renamed program': { post: withFile(exe()), status: 422, says: { errors: { cv: 'excludeExe' } } },
  'a program': { post: withFile(exe(), 'setup.exe'), status: 422, says: { errors: { cv: 'excludeExe' } } },
  'a program that looks like a PDF by name': {
    post: withFile(pdf(), 'cv.exe.pdf'),
    status: 422,
    says: { errors: { cv: 'excludeExe' } },
  },
  'a picture': { post: withFile('\u0089PNG', 'me.png'), status: 422, says: { errors: { cv: 'onlyPdfDocDocx' } } },
  'a zip that is no document': {
    post: withFile(zip([{ name: 'a.txt', content: 'a' }]), 'cv.docx'),
    status: 422,
    says: { errors: { cv: 'onlyPdfDocDocx' } },
  },
  'a document that is a bomb': {
    post: withFile(docx([{ name: 'word/media/bomb', content: Buffer.alloc(60 * MB) }]), 'cv.docx'),
    status: 422,
    says: { errors: { cv: 'onlyPdfDocDocx' } },
  },
  'a document that declares gigabytes': {
    post: withFile(docx([{ name: 'word/a.xml', content: 'a', declared: 0xfffffffe }]), 'cv.docx'),
    status: 422,
    says: { errors: { cv: 'onlyPdfDocDocx' } },
  },
  'a document with macros': {
    post: withFile(docx([{ name: 'word/vbaProject.bin', content: 'a' }]), 'cv.docx'),
    status: 422,
    says: { errors: { cv: 'onlyPdfDocDocx' } },
  },
  'a file of 11 MB': { post: withFile(pdf(11 * MB)), status: 422, says: { errors: { cv: 'fileSize' } } },
  'a file of 10 MB to the byte': { post: withFile(pdf(10 * MB)), status: 422, says: { errors: { cv: 'fileSize' } } },
  'an empty file': { post: withFile(''), status: 422, says: { errors: { cv: 'required' } } },
  'another type': {
    post: { body: 'name=a', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    status: 415,
    says: INVALID,
  },
  JSON: { post: { body: '{}', headers: { 'Content-Type': 'application/json' } }, status: 415, says: INVALID },
  'no type': { post: { body: whole, headers: { 'Content-Type': undefined } }, status: 415, says: INVALID },
  'a packed body': { post: { body: whole, headers: { 'Content-Encoding': 'gzip' } }, status: 415, says: INVALID },
  'an unknown form': {
    post: { body: whole, path: '/api/forms/nothing' },
    status: 404,
    says: { code: 'routeNotFound', message: 'This page could not be found' },
  },
  'a form that every object has': {
    post: { body: whole, path: '/api/forms/constructor' },
    status: 404,
    says: { code: 'routeNotFound', message: 'This page could not be found' },
  },
};

/** ms: some 100 are usual, and the work that this is about takes half a minute. */
const AT_ONCE = 5000;

describe('a hostile post', () => {
  let server: FormServer;
  beforeAll(async () => {
    server = await serveForms();
  });
  afterAll(() => server.close());

  test.each(Object.entries(cases))('%s: one clear refusal, at once, and nothing left', async (_name, given) => {
    const answer = await sendPost(server.port, given.post);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([given.status, given.says]);
    expect(answer.took).toBeLessThan(AT_ONCE);
    expect([server.folder.leads, await server.folder.files()]).toEqual([[], []]);
  });
});

test('a length that is too short is 400: the rest is no request of its own', async () => {
  const server = await serveForms();
  const answer = await sendPost(server.port, { body: whole, headers: { 'Content-Length': '300' } });
  expect([answer.status, server.folder.leads]).toEqual([400, []]);
  await waitUntil(async () => (await server.folder.files()).length === 0);
  await server.close();
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s is 405 and says what is allowed',
  async (method) => {
    const server = await serveForms();
    const { status, headers } = await sendPost(server.port, { method });
    await server.close();
    expect([status, headers.allow]).toEqual([405, 'POST']);
  },
);

test('a sender that breaks off anywhere ends nothing, and leaves nothing: a hundred times', async () => {
  const server = await serveForms();
  for (let round = 0; round < 100; round++) {
    const cut = Math.floor((whole.length / 100) * round);
    await sendPost(
      server.port,
      { body: whole.subarray(0, cut), headers: { 'Content-Length': String(whole.length) } },
      {
        hangUp: true,
      },
    );
  }
  const answer = await sendPost(server.port, { body: whole });
  expect([answer.status, server.folder.leads.length]).toEqual([201, 1]);
  // The last ones may only now be known to be gone.
  await waitUntil(async () => (await server.folder.files()).length === 1);
  await server.close();
});

test('a body that is longer than it may be, and does not say so, is stopped where it is too long', async () => {
  const server = await serveForms();
  const chunk = 'x'.repeat(1024 * 1024);
  const chunked = part('Content-Disposition: form-data; name="cv"; filename="a.pdf"', '%PDF-').slice(0, -2);
  const frame = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const body = frame(chunked) + Array.from({ length: 13 }, () => frame(chunk)).join('') + '0\r\n\r\n';
  const { status, body: said } = await sendPost(server.port, {
    body,
    headers: { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' },
  });
  expect([status, said, await server.folder.files()]).toEqual([413, JSON.stringify(LARGE), []]);
  await server.close();
});

describe('a slow sender', () => {
  const quick = { ...FORM_LIMITS, totalMs: 600, paceSpanMs: 150, bytesPerSecond: 2000 };

  test.each([
    ['that sends a byte now and then', { totalMs: 5000 }, { bytes: 1, pause: 20 }],
    ['that keeps the pace, and never ends', { bytesPerSecond: 10 }, { bytes: 200, pause: 20 }],
  ])('%s is stopped', async (_name, limits, drip) => {
    const server = await serveForms({ limits: { ...quick, ...limits } });
    const answer = await sendPost(server.port, { body: whole }, { drip });
    expect([answer.status, answer.body]).toEqual([408, '{"problem":"expired"}']);
    expect(answer.took).toBeLessThan(AT_ONCE);
    expect(await server.folder.files()).toEqual([]);
    await server.close();
  });

  test('that says nothing more after its headers is stopped', async () => {
    const server = await serveForms({ limits: quick });
    const answer = await sendPost(server.port, { headers: { 'Content-Length': '500' } });
    expect([answer.status, answer.body]).toEqual([408, '{"problem":"expired"}']);
    await server.close();
  });
});

describe('a store that takes nothing', () => {
  const full = () =>
    new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
    });
  const SAYS = { problem: 'unavailable' };

  test('a disk that is full while a file comes in is told, and the process lives on', async () => {
    const folder = await createLeadFolder({ createSink: full });
    const server = await serveForms({}, folder);
    const answer = await sendPost(server.port, { body: multipart({ fields: PERSON, files: [cv(pdf(3 * MB))] }) });
    expect([answer.status, JSON.parse(answer.body), answer.headers['retry-after']]).toEqual([503, SAYS, '30']);
    expect(answer.took).toBeLessThan(AT_ONCE);
    const next = await sendPost(server.port, { body: multipart({ fields: PERSON }) });
    expect([next.status, folder.leads.length]).toEqual([201, 1]);
    await server.close();
  });

  test.each(['open', 'accept'] as const)('it is told too when the store fails to %s', async (step) => {
    const folder = await createLeadFolder();
    const fail = () => Promise.reject(new Error('connect ECONNREFUSED'));
    const open = async () => ({ ...(await folder.store.open()), accept: fail });
    const server = await serveForms({ store: { open: step === 'open' ? fail : open } }, folder);
    const answer = await sendPost(server.port, { body: whole });
    expect([answer.status, JSON.parse(answer.body), await folder.files()]).toEqual([503, SAYS, []]);
    expect(server.log.join('')).toContain('ECONNREFUSED');
    await server.close();
  });
});
