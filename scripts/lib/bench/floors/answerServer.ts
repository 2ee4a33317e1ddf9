/** A process that answers every request with the same bytes and headers. It is told which by its parent, and tells its port. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { FloorOrder } from './Answer.ts';

/** The least that Node can do: the headers are put together once, and written in one call. */
function answerBare({ answer }: FloorOrder): RequestListener {
  const headers = [...answer.headers];
  const body = Buffer.from(answer.body, 'base64');
  return (_req, res) => {
    res.writeHead(200, headers);
    res.end(body);
  };
}

/** The least that an application of Express can do, as its documentation says it. */
function answerByExpress({ answer }: FloorOrder): RequestListener {
  const headers: Record<string, string> = {};
  for (let index = 0; index < answer.headers.length; index += 2)
    headers[answer.headers[index] ?? ''] = answer.headers[index + 1] ?? '';
  const body = Buffer.from(answer.body, 'base64');
  const app = express();
  app.disable('x-powered-by');
  app.get('/{*path}', (_req, res) => {
    res.set(headers).status(200).end(body);
  });
  return app as RequestListener;
}

process.once('message', (order: FloorOrder) => {
  void serve(order);
});
process.once('disconnect', () => process.exit());

async function serve(order: FloorOrder) {
  const handler = order.kind === 'http' ? answerBare(order) : answerByExpress(order);
  const server = createServer({ keepAliveTimeout: order.answer.keepAliveTimeout }, handler);
  server.maxRequestsPerSocket = order.answer.maxRequests;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.((server.address() as AddressInfo).port);
}
