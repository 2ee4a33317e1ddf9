import { Writable } from 'node:stream';
import { createRateLimit } from '#src/server/http/rateLimit.ts';
import { NoRoom } from '#src/forms/server/keeping/leadsSpace.ts';
import { pdf } from '#tests/support/documents.ts';
import { multipart, sendPost, type PostedFile } from '#tests/support/formPost.ts';
import { PERSON, serveForms, type FormServer } from '#tests/support/formServer.ts';
import { createLeadFolder } from '#tests/support/leadFolder.ts';

/** What is refused for what came before it: another lead, other posts, or too many that wait. */

let server: FormServer;
afterEach(() => server.close());

const HTML = { Accept: 'text/html' };
const PAGE = ['page', '/contacts'] as const;
type Fields = readonly (readonly [string, string])[];
const cv = (name = 'cv.pdf', size = 500): PostedFile => ({ field: 'cv', name, content: pdf(size) });
const post = (fields: Fields, files: readonly PostedFile[] = [], headers: Record<string, string> = {}) =>
  sendPost(server.port, { body: multipart({ fields, files }), headers });

describe('a key that has come with other words', () => {
  const KEY = ['idempotency_key', '3d0f1b1e-0000-4000-8000-000000000001'] as const;
  const mine: Fields = [...PERSON, KEY];

  test.each([
    ['another value', [['name', 'Eve'], PERSON[1], KEY], [cv()]],
    ['one field more', [...mine, ['message', 'x']], [cv()]],
    ['no file', mine, []],
    ['another file', mine, [cv('cv.pdf', 501)]],
    ['a file of another name', mine, [cv('curriculum.pdf')]],
  ] as const)('%s: 409, and the first lead stays as it was', async (_what, fields, files) => {
    server = await serveForms();
    const first = await post(mine, [cv()]);
    expect(first.status).toBe(201);
    const other = await post(fields, files);
    expect([other.status, other.body]).toEqual([409, '{"problem":"conflict"}']);
    const again = await post(mine, [cv()]);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([server.folder.leads.length, (await server.folder.files()).length]).toEqual([1, 1]);
    expect(server.log.join('')).toContain('"reason":"conflict"');
  });

  test('is told on the page, with all that was typed', async () => {
    server = await serveForms();
    await post(mine);
    const answer = await post([['name', 'Eve'], PERSON[1], KEY, PAGE], [], HTML);
    expect([answer.status, server.rendered[0]?.returned]).toEqual([
      409,
      { form: 'contact', values: { name: 'Eve', email: PERSON[1][1] }, errors: {}, problem: 'conflict' },
    ]);
  });
});

test('beyond the limit a few forms come back with their words; a program’s are neither read nor rendered', async () => {
  server = await serveForms({ rateLimit: createRateLimit(1) });
  const answers = [];
  for (let count = 0; count < 9; count += 1) answers.push(await post([...PERSON, PAGE], [], HTML));
  expect(answers.map(({ status }) => status)).toEqual([303, ...Array.from({ length: 8 }, () => 429)]);
  expect(server.rendered).toHaveLength(5);
  expect(answers.slice(6).map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => '{"problem":"tooMany"}'));
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});

test.each([
  ['of another type', { 'Content-Type': 'application/json' }],
  ['that is packed', { 'Content-Encoding': 'gzip' }],
])('for a post %s nothing is made ready: 415', async (_what, headers) => {
  const folder = await createLeadFolder();
  const open = jest.fn(() => folder.store.open());
  server = await serveForms({ store: { open } }, folder);
  expect((await post(PERSON, [], headers)).status).toBe(415);
  expect(open).not.toHaveBeenCalled();
});

describe('where leads have no more room', () => {
  const tooLittle = () => new Writable({ write: (_chunk, _encoding, done) => done(new NoRoom('files')) });

  test('files are refused with 503 and words of their own; a message without a file is taken', async () => {
    const folder = await createLeadFolder({ createSink: tooLittle });
    server = await serveForms({}, folder);
    const answer = await post([...PERSON, PAGE], [cv('cv.pdf', 3_000_000)]);
    expect([answer.status, answer.body, answer.headers['retry-after']]).toEqual([503, '{"problem":"noRoom"}', '300']);
    const page = await post([...PERSON, PAGE], [cv()], HTML);
    expect([page.status, server.rendered[0]?.returned?.problem]).toEqual([503, 'noRoom']);
    expect((await post(PERSON)).status).toBe(201);
  });

  test('in the end nothing is taken: 503, and when to come again', async () => {
    server = await serveForms({ store: { open: () => Promise.reject(new NoRoom('leads')) } });
    const answer = await post(PERSON);
    expect([answer.status, answer.body, answer.headers['retry-after']]).toEqual([
      503,
      '{"problem":"unavailable"}',
      '300',
    ]);
    expect(server.log.join('')).toContain('LEAD_SPACE_MB');
  });
});
