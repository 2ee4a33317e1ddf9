import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { takeTurns } from '#src/server/http/takeTurns.ts';
import { createRenderGate, MOST_WAITING } from '#src/server/render/renderGate.ts';

/** Keeps the loop busy, as a render does, in ms. */
function keepBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('one at a time: what a render brings is there before the next begins', async () => {
  const gate = createRenderGate();
  let running = 0;
  const task = async () => {
    running += 1;
    expect(running).toBe(1);
    await setImmediate();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => gate.pass(task, { as: 'view' })));
});

test('between two renders the loop turns often enough for a request to arrive and to be answered', async () => {
  const gate = createRenderGate();
  let turns = 0;
  let counting = true;
  const count = async () => {
    while (counting) {
      await setImmediate();
      turns += 1;
    }
  };
  const seen: number[] = [];
  const renders = Array.from({ length: 4 }, () =>
    gate.pass(
      () => {
        seen.push(turns);
        keepBusy(2);
        return Promise.resolve();
      },
      { as: 'view' },
    ),
  );
  void count();
  await Promise.all(renders);
  counting = false;
  for (const [index, at] of seen.slice(1).entries()) expect(at - (seen[index] ?? 0)).toBeGreaterThanOrEqual(2);
});

test('who waits for a turn is let in before the next render, or none of a flood would ever be refused', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const gate = createRenderGate();
  let letIn = 0;
  const takeTurn = takeTurns(() => (letIn += 1));
  const ask = () => takeTurn({ socket: {} } as IncomingMessage, {} as ServerResponse);
  const seen: number[] = [];
  const render = () => {
    seen.push(letIn);
    return Promise.resolve();
  };
  const first = gate.pass(render, { as: 'view' });
  const second = gate.pass(render, { as: 'view' });
  ask();
  // The turn is over: all others wait.
  clock.mockReturnValue(11);
  for (let count = 0; count < 20; count += 1) ask();
  await Promise.all([first, second]);
  clock.mockRestore();
  expect(seen.at(-1)).toBe(21);
});

async function listen(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { dial: () => connect(port, '127.0.0.1'), close: () => server.close() };
}

test('all who came during a render are let in before the next one: one turn of the loop accepts one connection', async () => {
  // However long a busy machine takes to let them in, it is no time.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const gate = createRenderGate();
  let arrived = 0;
  const server = await listen((socket) => {
    arrived += 1;
    socket.end();
  });
  const clients: Promise<unknown>[] = [];
  const first = gate.pass(
    () => {
      for (let client = 0; client < 20; client += 1) clients.push(once(server.dial().resume(), 'close'));
      return Promise.resolve();
    },
    { as: 'view' },
  );
  await expect(gate.pass(() => Promise.resolve(arrived), { as: 'view' })).resolves.toBe(20);
  clock.mockRestore();
  await Promise.all([first, ...clients]);
  server.close();
});

test('what comes without end keeps no render waiting', async () => {
  const gate = createRenderGate();
  const echo = (socket: Socket) => socket.on('data', (data) => socket.write(data)).on('error', () => undefined);
  const server = await listen(echo);
  const client = echo(server.dial());
  client.write('ping');
  await once(client, 'data');
  const pass = () => gate.pass(() => Promise.resolve('made'), { as: 'view' });
  await expect(Promise.all([pass(), pass(), pass()])).resolves.toEqual(['made', 'made', 'made']);
  client.destroy();
  server.close();
});

test('pages come before pages made anew, and these before views', async () => {
  const gate = createRenderGate();
  const order: string[] = [];
  const pass = (as: 'page' | 'refresh' | 'view') =>
    gate.pass(() => Promise.resolve(order.push(as)), {
      as,
    });
  await Promise.all([pass('view'), pass('view'), pass('refresh'), pass('page'), pass('view'), pass('page')]);
  expect(order).toEqual(['view', 'page', 'page', 'refresh', 'view', 'view']);
});

test('more than may wait are refused at once, and the other classes have their own places', async () => {
  const gate = createRenderGate();
  const nothing = () => Promise.resolve('made');
  // The first does not wait.
  const pages = Array.from({ length: MOST_WAITING.view + 1 }, () => gate.pass(nothing, { as: 'page' }));
  const all = Array.from({ length: MOST_WAITING.view + 3 }, () => gate.pass(nothing, { as: 'view' }));
  const ends = await Promise.allSettled(all);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]?.reason).toMatchObject({ status: 503, code: 'busy', headers: { 'Retry-After': '5' } });
  await expect(Promise.all(pages)).resolves.toHaveLength(pages.length);
  await expect(gate.pass(nothing, { as: 'view' })).resolves.toBe('made');
});

test('who leaves gives the place up', async () => {
  const gate = createRenderGate();
  const leaving = new AbortController();
  const task = jest.fn(() => Promise.resolve());
  const first = gate.pass(() => delay(20), { as: 'view' });
  const left = Array.from({ length: MOST_WAITING.view }, () => gate.pass(task, { as: 'view', signal: leaving.signal }));
  leaving.abort(new Error('left'));
  const next = gate.pass(() => Promise.resolve('made'), { as: 'view' });
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(left.map(() => 'rejected'));
  await first;
  await expect(next).resolves.toBe('made');
  expect(task).not.toHaveBeenCalled();
});

test('who leaves during the render, as every visitor does at its end, lets no other begin beside it', async () => {
  const gate = createRenderGate();
  const leaving = new AbortController();
  let running = 0;
  const task = async () => {
    running += 1;
    expect(running).toBe(1);
    leaving.abort(new Error('left'));
    await delay(20);
    running -= 1;
    return 'made';
  };
  const passes = [gate.pass(task, { as: 'view', signal: leaving.signal }), gate.pass(task, { as: 'view' })];
  await expect(Promise.all(passes)).resolves.toEqual(['made', 'made']);
});

test('who has left before asking is not rendered for', async () => {
  const gate = createRenderGate();
  const task = jest.fn(() => Promise.resolve());
  await expect(gate.pass(task, { as: 'view', signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
  expect(task).not.toHaveBeenCalled();
});

test('a render that fails tells who waits for it, and the next one begins', async () => {
  const gate = createRenderGate();
  await expect(gate.pass(() => Promise.reject(new Error('broken')), { as: 'page' })).rejects.toThrow('broken');
  await expect(gate.pass(() => Promise.resolve('made'), { as: 'page' })).resolves.toBe('made');
});

test('a render that waits for something for ever does not keep the others', async () => {
  const gate = createRenderGate();
  void gate.pass(() => new Promise(() => undefined), { as: 'page' });
  await expect(gate.pass(() => Promise.resolve('made'), { as: 'view' })).resolves.toBe('made');
});
