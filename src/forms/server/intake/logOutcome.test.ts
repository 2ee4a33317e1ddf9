import { pdf } from '#tests/support/documents.ts';
import { PERSON, serveForms, type FormServer } from '#tests/support/formServer.ts';
import { multipart, sendPost } from '#tests/support/formPost.ts';

let server: FormServer;
beforeEach(async () => {
  server = await serveForms();
});
afterEach(() => server.close());

const post = (fields: readonly (readonly [string, string])[], files: Parameters<typeof multipart>[0]['files'] = []) =>
  sendPost(server.port, { body: multipart({ fields, files }) });

test('tells how a form ended, and nothing of what was sent', async () => {
  const secret = [
    ['name', 'Zebediah'],
    ['email', 'zebediah@private.example'],
    ['message', 'secret words'],
    ['website_url', 'https://spam.example'],
  ] as const;
  const files = [{ field: 'cv', name: 'zebediah-cv.pdf', content: pdf() }];
  await post(secret);
  await post(secret, [...files, ...files]);
  await post([secret[0]]);
  const log = server.log.join('');
  for (const word of ['form taken', 'form refused', 'form returned', '"reason":"files"', '"email":"required"'])
    expect(log).toContain(word);
  expect(log).not.toMatch(/zebediah|private|secret|spam\.example|127\.0\.0\.1/i);
  expect(log).toContain('"network":"127.0.0.0"');
});

test('says so when the anti-bot check failed, and the form is taken', async () => {
  expect((await post([...PERSON, ['recaptcha_error', 'anything']])).status).toBe(201);
  const line = server.log.map((text) => JSON.parse(text) as { level: number; msg: string });
  expect(line).toContainEqual(expect.objectContaining({ msg: 'Invalid domain for site key', level: 40 }));
  expect(server.log.join('')).not.toContain('anything');
});

test('says nothing of a check that is not there: not every site has one, nor every browser its script', async () => {
  expect((await post(PERSON)).status).toBe(201);
  expect(server.log.join('')).not.toContain('Invalid domain');
});

test('says nothing of the anti-bot check when its token is there', async () => {
  await sendPost(server.port, {
    path: '/api/forms/comment',
    body: multipart({
      fields: [
        ['message', 'Good read'],
        ['comment[recaptcha]', 'token'],
      ],
    }),
  });
  expect(server.folder.leads[0]?.fields).toEqual([
    ['message', 'Good read'],
    ['comment[recaptcha]', 'token'],
  ]);
  expect(server.log.join('')).not.toContain('Invalid domain');
});
