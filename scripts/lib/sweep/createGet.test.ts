import { serve, type TestServer } from '#tests/support/serve.ts';
import { createGet } from './createGet.ts';

let server: TestServer;
let underWay = 0;
let most = 0;
let busy = 2;
let asked = 0;
let full = 0;

beforeAll(async () => {
  server = await serve((req, res) => {
    if (req.url === '/away') res.writeHead(302, { Location: '/there' }).end();
    else if (req.url === '/busy' && busy-- > 0) res.writeHead(503, { 'Retry-After': '0.01' }).end();
    else if (req.url === '/silent') asked += 1;
    else if (req.url === '/full') {
      full += 1;
      res.writeHead(503, { 'Retry-After': '0.01' }).end('full');
    } else {
      underWay += 1;
      most = Math.max(most, underWay);
      setTimeout(() => {
        underWay -= 1;
        res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'X-Request-Id': 'id-1' }).end('here');
      }, 20);
    }
  });
});
afterAll(() => server.close());

test('an answer comes as it is, with the id that the log knows it by', async () => {
  const { status, type, requestId, bytes } = await createGet()(`${server.origin}/here`);
  expect({ status, type, requestId, body: bytes.toString() }).toEqual({
    status: 200,
    type: 'text/html',
    requestId: 'id-1',
    body: 'here',
  });
});

test('a redirect is not followed', async () => {
  const { status, location } = await createGet()(`${server.origin}/away`);
  expect([status, location]).toEqual([302, '/there']);
});

test('a few requests are under way at once, never all', async () => {
  const get = createGet();
  most = 0;
  await Promise.all(Array.from({ length: 40 }, (_, index) => get(`${server.origin}/${String(index)}`)));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(6);
});

test('a site that is busy is asked again, and not for ever', async () => {
  expect((await createGet()(`${server.origin}/busy`)).status).toBe(200);
  expect((await createGet()(`${server.origin}/full`)).status).toBe(503);
  expect(full).toBe(3);
});

test('sites below localhost are found on any system', async () => {
  expect((await createGet()(`http://ru.localhost:${String(server.port)}/here`)).status).toBe(200);
});

test('no answer is an error', async () => {
  await expect(createGet()('http://127.0.0.1:1/')).rejects.toThrow('ECONNREFUSED');
});

test('a site that is silent is not asked for ever', async () => {
  const get = createGet({ patience: 50 });
  const answers = Array.from({ length: 100 }, () =>
    get(`${server.origin}/silent`).catch((error: unknown) => (error as Error).message),
  );
  const words = new Set(await Promise.all(answers));
  expect(words).toEqual(new Set(['no answer within 0.05 s', 'it was not asked for: 12 requests got no answer']));
  expect(asked).toBeLessThan(30);
});

test('what is asked ends with who asks', async () => {
  const stop = new AbortController();
  const answer = createGet({ signal: stop.signal })(`${server.origin}/silent`);
  setTimeout(() => stop.abort(), 20);
  await expect(answer).rejects.toThrow('aborted');
});
