import { randomBytes } from 'node:crypto';
import { sites } from '#config/sites.ts';
import { createRateLimit } from '#src/server/http/rateLimit.ts';
import { createTimeTrap } from '#src/forms/server/intake/guards/timeTrap.ts';
import { REFERENCE } from '#src/forms/data/reference.ts';
import { docx, pdf } from '#tests/support/documents.ts';
import { PERSON, serveForms, type FormServer } from '#tests/support/formServer.ts';
import { multipart, sendPost, type RawPost } from '#tests/support/formPost.ts';
import { watchSlowdown } from '#tests/support/slowdown.ts';

let server: FormServer;
const start = async (...options: Parameters<typeof serveForms>) => {
  server = await serveForms(...options);
};
afterEach(() => server.close());

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const post = (fields: readonly (readonly [string, string])[] = PERSON, more: RawPost = {}) =>
  sendPost(server.port, { body: multipart({ fields }), ...more });
const referenceIn = (body: string) => (JSON.parse(body) as { reference: string }).reference;
const lead = () => server.folder.leads[0]!;

describe('a form that is sent by a script', () => {
  beforeEach(() => start());

  test('is stored as it was typed, and answered with a reference number', async () => {
    const { status, headers, body } = await post([...PERSON, ['message', 'Привет\r\n“quoted” <b>']]);
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(referenceIn(body)).toMatch(REFERENCE);
    expect(lead()).toMatchObject({ form: 'contact', site: 'main', locale: 'en', files: [] });
    expect(lead().fields).toEqual([...PERSON, ['message', 'Привет\r\n“quoted” <b>']]);
    expect(new Date(lead().receivedAt).getTime()).toBeCloseTo(Date.now(), -4);
    expect(lead()).not.toHaveProperty('quarantine');
  });

  test.each([
    ['cv.pdf', pdf(300_000), 'cv.pdf', 'application/pdf'],
    ['my.report.v2.final.pdf', pdf(), 'my.report.v2.final.pdf', 'application/pdf'],
    [
      'C:\\\\Users\\\\ada\\\\CV \u202efdp.docx',
      docx(),
      'CV fdp.docx',
      expect.stringContaining('wordprocessingml') as string,
    ],
    ['Резюме.docx', docx(), 'Резюме.docx', expect.stringContaining('wordprocessingml') as string],
  ])('keeps the file %j, byte by byte, under a clean name', async (name, content, clean, type) => {
    const { status } = await post([], { body: multipart({ fields: PERSON, files: [{ field: 'cv', name, content }] }) });
    expect(status).toBe(201);
    const [file] = lead().files;
    expect(file).toEqual({ field: 'cv', name: clean, type, size: content.length, key: 'file-0' });
    expect((await server.folder.read('file-0')).equals(content)).toBe(true);
  });

  test('may leave its file field empty, as browsers send it', async () => {
    const files = [{ field: 'cv', name: '', content: '' }];
    expect((await post([], { body: multipart({ fields: PERSON, files }) })).status).toBe(201);
    expect([lead().files, await server.folder.files()]).toEqual([[], []]);
  });

  test('says which rules are broken; nothing is stored', async () => {
    const { status, body } = await post([['name', 'Ada']]);
    expect([status, JSON.parse(body)]).toEqual([422, { errors: { email: 'required' } }]);
    expect(server.folder.leads).toEqual([]);
  });

  test('cannot choose what is not offered, nor write more than the page lets anybody', async () => {
    expect((await post([...PERSON, ['topic', 'other']])).body).toBe('{"errors":{"topic":"required"}}');
    expect((await post([...PERSON, ['country', '<script>']])).body).toBe('{"errors":{"country":"required"}}');
    const long = await post([['name', 'x'.repeat(21)], PERSON[1]]);
    expect([long.status, long.body]).toEqual([422, '{"problem":"invalid"}']);
  });

  test('is kept as a browser would have sent it: no breaks in a line, nothing around an address, a number with its country', async () => {
    const rest = [
      ['country', 'gb'],
      ['message', 'one\r\ntwo'],
    ] as const;
    await post([
      ['name', 'Ada\r\nBcc: all'],
      ['email', ' ada@analytical.example\n'],
      ['phone', '020 7946 0958'],
      ...rest,
    ]);
    expect(lead().fields).toEqual([
      ['name', 'Ada Bcc: all'],
      ['email', 'ada@analytical.example'],
      ['phone', '+442079460958'],
      ...rest,
    ]);
  });

  test('keeps lists in their order', async () => {
    const links = ['https://a.example', 'https://b.example'].map((link) => ['cv[socialLinks][]', link] as const);
    await post([...PERSON, ...links]);
    expect(lead().fields).toEqual([...PERSON, ...links]);
  });

  test('passes on campaign, analytics, the anti-bot token and its page, and no other field', async () => {
    const passed = [
      ['utm_source', 'news'],
      ['g_client_id', '1.2'],
      ['recaptcha', 'token'],
    ] as const;
    await post([...PERSON, ['page', '/contacts'], ['made_up', 'x'], ...passed]);
    expect(lead().fields).toEqual([...PERSON, ...passed, ['page', '/contacts']]);
  });

  test.each([
    ['/es/blog/voice?utm_source=news', '/es/blog/voice'],
    ['/es', '/es'],
    ['/no/such/page', undefined],
    ['https://evil.example/contacts', undefined],
    ['/%zz', undefined],
  ])('names its page as the site knows it, whatever was posted: %s', async (posted, page) => {
    await post([...PERSON, ['page', posted]]);
    expect(lead().fields).toEqual([...PERSON, ...(page === undefined ? [] : [['page', page]])]);
  });

  test('is in the language of its page', async () => {
    await post([...PERSON, ['page', '/es/contacts']]);
    expect(lead().locale).toBe('es');
  });
});

describe('a form that is sent twice', () => {
  const KEY = '3d0f1b1e-0000-4000-8000-000000000001';
  const keyed = (key: string) => [['idempotency_key', key] as const];
  beforeEach(() => start());

  test.each([
    ['by the same key', [...PERSON, ...keyed(KEY)], [...PERSON, ...keyed(KEY)], 1],
    [
      'by the same key, from another campaign and with another token',
      [...PERSON, ...keyed(KEY), ['recaptcha', 'a']],
      [...PERSON, ...keyed(KEY), ['utm_source', 'news'], ['recaptcha', 'b']],
      1,
    ],
    ['by another key', [...PERSON, ...keyed(KEY)], [...PERSON, ...keyed(KEY.replace('1', '2'))], 2],
    ['without a key, with the same content', PERSON, PERSON, 1],
    [
      'without a key, with the same content, on another page',
      [...PERSON, ['page', '/contacts']],
      [...PERSON, ['page', '/es/contacts']],
      2,
    ],
    ['without a key, with other content', PERSON, [...PERSON, ['message', 'x']], 2],
    ['with another anti-bot token', [...PERSON, ['recaptcha', 'a']], [...PERSON, ['recaptcha', 'b']], 1],
    ['with a key that is none', [...PERSON, ...keyed('1')], [['name', 'A'], PERSON[1], ...keyed('1')], 2],
  ] as const)('%s', async (_name, first, second, count) => {
    const answers = [await post(first), await post(second)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => referenceIn(body))).size).toBe(count);
    expect(server.folder.leads).toHaveLength(count);
  });

  test('with another file is another form', async () => {
    for (const size of [100, 101, 101]) {
      const files = [{ field: 'cv', name: 'cv.pdf', content: pdf(size) }];
      await post([], { body: multipart({ fields: PERSON, files }) });
    }
    expect(server.folder.leads).toHaveLength(2);
    expect(await server.folder.files()).toHaveLength(2);
  });
});

describe('a form that is sent by a page without JavaScript', () => {
  test('leads to the page of thanks in its language', async () => {
    await start();
    const { status, headers } = await post([...PERSON, ['page', '/pt/contacts']], { headers: HTML });
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^\/pt\/thank-you\?ref=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%zz', ''])(
    'never leads to %j',
    async (page) => {
      await start();
      const { status, headers } = await post([...PERSON, ['page', page]], { headers: HTML });
      expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/thank-you\?ref=/)]);
    },
  );

  test('comes back on its page with errors and all that was typed', async () => {
    await start();
    const typed = [
      ['name', 'Ada'],
      ['message', '<script>'],
      ['cv[socialLinks][]', 'a'],
      ['cv[socialLinks][]', 'b'],
    ] as const;
    const { status, headers, body } = await post([...typed, ['page', '/es/help/support']], { headers: HTML });
    expect([status, body]).toEqual([422, '<!DOCTYPE html><p>/help/support</p>']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(server.rendered).toEqual([
      {
        path: '/help/support',
        returned: {
          form: 'contact',
          values: { name: 'Ada', message: '<script>', 'cv[socialLinks][]': ['a', 'b'] },
          errors: { email: 'required' },
        },
      },
    ]);
  });

  test.each([
    [503, 'unavailable', { store: { open: () => Promise.reject(new Error('full')) } }, {}],
    [429, 'tooMany', { rateLimit: () => Promise.resolve(7) }, {}],
    [413, 'tooLarge', {}, { 'Content-Length': String(13 * 1024 * 1024) }],
  ])('comes back with %i as well, values kept', async (status, problem, options, headers) => {
    await start(options);
    const fields = [...PERSON, ['page', '/contacts']] as const;
    const files = [{ field: 'cv', name: 'cv.pdf', content: pdf(500) }];
    const slowdown = watchSlowdown();
    const answer = await post([], { body: multipart({ fields, files }), headers: { ...HTML, ...headers } });
    expect([answer.status, answer.body]).toEqual([status, '<!DOCTYPE html><p>/contacts</p>']);
    // What is read of a post that is refused, and drained of it, has 900 ms.
    expect(answer.took).toBeLessThan(1500 * slowdown());
    expect(server.rendered[0]?.returned).toEqual({
      form: 'contact',
      values: Object.fromEntries(PERSON),
      errors: {},
      problem,
    });
  });

  test.each(['/nothing', 'https://evil.example/contacts', ''])(
    'is answered as JSON where %j is no page',
    async (page) => {
      await start();
      const { status, body } = await post([['page', page]], { headers: HTML });
      expect([status, JSON.parse(body)]).toEqual([422, { errors: { name: 'required', email: 'required' } }]);
      expect(server.rendered).toEqual([]);
    },
  );
});

describe('who may post', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://elsewhere.example' }, 201],
    [{ 'Sec-Fetch-Site': 'none' }, 201],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'https://elsewhere.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'https://elsewhere.example', 'X-Forwarded-Host': 'elsewhere.example' }, 403],
    [{ Origin: 'http://site.example:8080', Host: 'site.example:8080' }, 201],
    [{ Origin: 'http://site.example:8081', Host: 'site.example:8080' }, 403],
    [{ Origin: 'https://site.example', Host: 'site.example' }, 201],
    [{ Origin: `https://${String(sites.main.hosts[0])}`, Host: 'behind.example' }, 201],
    [{ Referer: 'https://elsewhere.example/a' }, 403],
    [{}, 201],
  ])('a post with %j is %i', async (headers, status) => {
    await start();
    expect((await post(PERSON, { headers })).status).toBe(status);
  });

  test('a client that posts too often is told how long to wait', async () => {
    await start({ rateLimit: createRateLimit(2) });
    const answers = [await post(), await post(), await post()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(answers[2]?.body).toBe('{"problem":"tooMany"}');
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('what looks like spam is kept apart, and answered like any other', () => {
  const key = randomBytes(32);
  const issuedAgo = (ms: number) => createTimeTrap({ key, seconds: 2, now: () => Date.now() - ms }).issue();

  test.each([
    ['a filled honeypot', () => [['website_url', 'x'] as const], 'honeypot'],
    ['a form filled in half a second', () => [['token', issuedAgo(500)] as const], 'tooFast'],
    ['a form filled in three seconds', () => [['token', issuedAgo(3000)] as const], undefined],
    ['an empty honeypot', () => [['website_url', ''] as const], undefined],
    [
      'a token that we did not sign',
      () => [['token', `${Date.now().toString(36)}.${'A'.repeat(43)}`] as const],
      undefined,
    ],
    ['no token, as without JavaScript', () => [], undefined],
  ])('%s', async (_name, more, quarantine) => {
    await start({ timeTrap: createTimeTrap({ key, seconds: 2 }) });
    const { status, body } = await post([...PERSON, ...more()]);
    expect([status, referenceIn(body)]).toEqual([201, expect.stringMatching(REFERENCE)]);
    expect(lead().quarantine).toBe(quarantine);
    expect(lead().fields).toEqual(PERSON);
  });

  test('the token is asked for, and no cache keeps it', async () => {
    await start();
    const { status, headers, body } = await server.request('/api/forms/token');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(body)).toEqual({ token: expect.stringMatching(/^[0-9a-z]+\.[\w-]{43}$/) as string });
    expect((await server.request('/api/forms/token', { method: 'POST' })).status).toBe(405);
  });
});
