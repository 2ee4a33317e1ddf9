import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { takeTurns } from '#src/server/http/takeTurns.ts';

const ALL = 40;
const WORK = 4;

function setUp() {
  const handled: string[] = [];
  const answer = takeTurns((req) => {
    handled.push(req.url ?? '');
    const end = performance.now() + WORK;
    while (performance.now() < end);
  });
  const sockets: { destroyed: boolean }[] = [];
  const ask = (url: string) => {
    const socket = { destroyed: false };
    sockets.push(socket);
    answer({ url, socket } as unknown as IncomingMessage, {} as ServerResponse);
  };
  return { handled, sockets, ask };
}

const urls = Array.from({ length: ALL }, (_, index) => `/${String(index)}`);

test('one is answered at once, and so is the next when the turn is over', async () => {
  const { handled, ask } = setUp();
  ask('/a');
  expect(handled).toEqual(['/a']);
  await nextTurn();
  ask('/b');
  expect(handled).toEqual(['/a', '/b']);
});

test('of many at once a few are answered, then one a turn, in their order', async () => {
  const { handled, ask } = setUp();
  for (const url of urls) ask(url);
  expect(handled.length).toBeLessThanOrEqual(10 / WORK + 1);
  for (let turns = 0; handled.length < ALL && turns < 2 * ALL; turns += 1) {
    const before = handled.length;
    await nextTurn();
    expect(handled.length - before).toBeLessThanOrEqual(1);
    // Whoever comes while others wait waits behind them.
    if (turns === 0) ask('/late');
  }
  await nextTurn();
  expect(handled).toEqual([...urls, '/late']);
});

test('who has left while waiting is not answered, and holds nobody up', async () => {
  const { handled, sockets, ask } = setUp();
  for (const url of urls) ask(url);
  for (const socket of sockets.slice(0, -1)) socket.destroyed = true;
  const before = handled.length;
  await nextTurn();
  await nextTurn();
  expect(handled.slice(before)).toEqual([urls.at(-1)]);
  ask('/next');
  expect(handled.at(-1)).toBe('/next');
});
