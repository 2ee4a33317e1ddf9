import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { listen } from '#src/server/boot/listen.ts';
import { ask } from '#tests/support/serve.ts';

const HOST = '127.0.0.1';
let server: Server;
let port: number;
let seen: string[];

beforeAll(async () => {
  server = await listen(
    (req, res) => {
      seen.push(req.url ?? '');
      res.end('page');
    },
    0,
    HOST,
  );
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  seen = [];
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function send(bytes: string, to = port): Promise<string> {
  const socket = connect(to, HOST);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

test('it listens, on any free port when asked for 0', async () => {
  expect(port).toBeGreaterThan(0);
  expect((await ask(port, '/')).body).toBe('page');
});

test.each(['PORT', 'ADMIN_PORT'] as const)('%s that is in use is said in words that tell what to do', async (name) => {
  await expect(listen(() => undefined, port, HOST, name)).rejects.toThrow(
    `${name}=${String(port)}: the port is in use; stop what listens there, or set another`,
  );
});

test.each(['nonsense.invalid', 'x'.repeat(300)])('a host that is none is named with its variable', async (host) => {
  await expect(listen(() => undefined, 0, host)).rejects.toThrow(`HOST=${host}: there is no such address`);
});

test('another reason not to listen stays what it is', async () => {
  await expect(listen(() => undefined, 0, '192.0.2.1')).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});

test.each(['websocket', 'h2c'])('an upgrade to %s is refused and reaches no handler', async (protocol) => {
  const answer = await send(`GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).toContain('Connection: close');
  expect(seen).toEqual([]);
});

test('an upgrade whose visitor hangs up cannot end the process: its socket has somebody who hears its errors', async () => {
  const listeners: number[] = [];
  server.once('upgrade', (_req, socket) => listeners.push(socket.listenerCount('error')));
  await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  expect(listeners).toEqual([expect.any(Number)]);
  expect(listeners[0]).toBeGreaterThan(0);
});

test('it outlives the idle connections of balancers, and no slow visitor', () => {
  expect(server.keepAliveTimeout).toBeGreaterThanOrEqual(65_000);
  expect(server.keepAliveTimeout).toBeLessThanOrEqual(75_000);
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBeGreaterThanOrEqual(60_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(120_000);
  expect(server.maxRequestsPerSocket).toBe(1000);
});

describe('a visitor who takes too long', () => {
  let impatient: Server;

  beforeAll(async () => {
    impatient = await listen(() => undefined, 0, HOST);
    impatient.headersTimeout = 1;
    impatient.requestTimeout = 1;
  });
  afterAll(() => {
    impatient.close();
  });

  test.each([
    ['with a request', 'GET / HTTP/1.1\r\nHost: a\r\n', /^HTTP\/1\.1 408 Request Timeout\r\n/],
    ['with a connection opened ahead, as browsers do, hears nothing: it would be taken for an answer', '', /^$/],
  ])('%s', async (_what, bytes, answer) => {
    expect(await send(bytes, (impatient.address() as AddressInfo).port)).toMatch(answer);
  });
});

test('headers above 16 KB are refused, below they are read', async () => {
  const withLong = (size: number) =>
    `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Long: ${'a'.repeat(size)}\r\n\r\n`;
  expect(await send(withLong(8 * 1024))).toMatch(/^HTTP\/1\.1 200/);
  const refused = await send(withLong(17 * 1024));
  expect(refused).toMatch(/^HTTP\/1\.1 431/);
  expect(refused).toContain('X-Content-Type-Options: nosniff\r\n');
});

test('an address that names its host is read as its path, unless it is another host', async () => {
  const ask = (target: string, host = 'Host: a\r\n') =>
    send(`GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(await ask('http://a/x?y=1')).toMatch(/^HTTP\/1\.1 200/);
  expect(await ask('HTTPS://A?y')).toMatch(/^HTTP\/1\.1 200/);
  expect(seen).toEqual(['/x?y=1', '/?y']);
  expect(await ask('http://b/x')).toMatch(/^HTTP\/1\.1 400/);
  expect(seen).toHaveLength(2);
});

test('an address with a fragment is the one without; a fragment alone is none', async () => {
  for (const address of ['/x?y=1#z', 'http://a/#z', '#z'])
    await send(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(seen).toEqual(['/x?y=1', '/']);
});

test.each([
  ['without a host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  ['that expects what nobody promises', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: foo\r\n\r\n', '417'],
])('a request %s is refused with the headers of every answer', async (_what, bytes, status) => {
  const answer = await send(bytes);
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
  expect(seen).toEqual([]);
});

test('HTTP/1.0 knows no host', async () => {
  expect(await send('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/);
});

describe('who asks without waiting for answers', () => {
  test('is cut off before hundreds are made at once', async () => {
    let asked = 0;
    const slow = await listen(() => void (asked += 1), 0, HOST);
    const bytes = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(900);
    expect(await send(bytes, (slow.address() as AddressInfo).port)).toBe('');
    expect(asked).toBe(16);
    slow.close();
  });

  test('may ask a few times ahead, and again and again on one connection', async () => {
    const few = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(15);
    const last = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    expect((await send(few + last)).match(/HTTP\/1\.1 200/g)).toHaveLength(16);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let times = 0; times < 40; times += 1) {
      const asking = request({ port, host: HOST, agent });
      asking.end();
      const [response] = (await once(asking, 'response')) as [IncomingMessage];
      expect(response.statusCode).toBe(200);
      response.resume();
      await once(response, 'end');
    }
    agent.destroy();
  });
});

test('a connection on which an answer is due and no byte passes is not held for ever', () => {
  expect(server.timeout).toBeGreaterThan(0);
  expect(server.timeout).toBeLessThanOrEqual(60_000);
});
