/**
 * A process that asks a server as fast as it answers, and prints what it saw. The first argument says how, as JSON.
 *
 * It speaks to sockets: what reads answers with a client of HTTP takes several times of what a bare server takes to write
 * them, and all servers would seem equally fast.
 */
import { connect, type Socket } from 'node:net';
import { createAnswerReader } from './answerReader.ts';
import type { LoadOrder, Load } from './load.ts';
import { percentileOf } from './statistics.ts';

const { port, target, headers, connections, seconds } = JSON.parse(process.argv[2] ?? '') as LoadOrder;
const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
const question = Buffer.from(`GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);

const times: number[] = [];
let failed = 0;
const sockets = new Set<Socket>();
const begun = performance.now();
const end = begun + seconds * 1000;

function open(): void {
  const reader = createAnswerReader();
  let asked = performance.now();
  let isClosing = false;
  const ask = () => {
    asked = performance.now();
    socket.write(question);
  };
  const buffer = Buffer.allocUnsafe(64 * 1024);
  const callback = (length: number) => {
    const answer = reader.read(buffer.subarray(0, length));
    if (!answer) return true;
    const now = performance.now();
    if (answer.status === 200) times.push(now - asked);
    else failed += 1;
    isClosing = answer.closes;
    if (now < end) {
      if (isClosing) socket.end();
      else ask();
    } else finish();
    return true;
  };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } }, ask);
  sockets.add(socket);
  socket.on('error', () => {
    failed += 1;
  });
  socket.on('close', () => {
    sockets.delete(socket);
    if (!isClosing && performance.now() < end) failed += 1;
    // A server that refuses every connection would keep this busy without an end.
    if (performance.now() < end && failed < connections) open();
    else finish();
  });
}

let isDone = false;
function finish(): void {
  if (isDone || (performance.now() < end && sockets.size > 0)) return;
  isDone = true;
  const duration = (performance.now() - begun) / 1000;
  for (const socket of sockets) socket.destroy();
  const load: Load = {
    perSecond: times.length / duration,
    p50: percentileOf(times, 0.5),
    p99: percentileOf(times, 0.99),
    answers: times.length,
    failed,
  };
  console.log(JSON.stringify(load));
}

for (let connection = 0; connection < connections; connection += 1) open();
