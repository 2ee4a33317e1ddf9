import type { Response, RequestHandler } from 'express';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createFinishedDocument, sendFinished } from '#src/server/http/finishedDocument.ts';
import { createCompressResponses } from '#src/server/middleware/compressResponses.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const TEXT = '<p>hello</p>'.repeat(500);
const sayText: RequestHandler = (_req, res) => {
  res.type('html').send(TEXT);
};

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br', 'br', brotliDecompressSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('with Accept-Encoding %s the answer is %s', async (accepted, encoding, decode) => {
  const answer = await withBareApp([createCompressResponses(), sayText], {}, (server) =>
    server.request('/', { headers: { 'Accept-Encoding': accepted } }),
  );
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(decode(answer.bytes).toString()).toBe(TEXT);
});

test.each([
  ['deflate', undefined, (bytes: Buffer) => bytes],
  ['identity', undefined, (bytes: Buffer) => bytes],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br, gzip, deflate', 'br', brotliDecompressSync],
] as const)('with Accept-Encoding %s a strong tag stays with its own bytes: %s', async (accepted, encoding, decode) => {
  const document = createFinishedDocument(TEXT, 'text/html');
  const sayDocument: RequestHandler = (req, res) => sendFinished(req, res, document);
  const { answer, again } = await withBareApp([createCompressResponses(), sayDocument], {}, async (server) => {
    const answer = await server.request('/', { headers: { 'Accept-Encoding': accepted } });
    const headers = { 'Accept-Encoding': accepted, 'If-None-Match': String(answer.headers.etag) };
    return { answer, again: await server.request('/', { headers }) };
  });
  expect([answer.headers['content-encoding'], answer.headers.etag]).toEqual([
    encoding,
    document.etag(encoding ?? 'identity'),
  ]);
  expect(decode(answer.bytes).toString()).toBe(TEXT);
  expect([again.status, again.headers.etag]).toEqual([304, answer.headers.etag]);
});

test.each(['gzip', 'br'])('a %s stream that is flushed arrives before it ends', async (accepted) => {
  let release: () => void = () => undefined;
  const stream: RequestHandler = (_req, res: Response) => {
    res.type('html').write('<p>shell</p>');
    res.flush();
    release = () => res.end('<p>late</p>');
  };
  await withBareApp([createCompressResponses(), stream], {}, async (server) => {
    const request = get(server.origin, { headers: { 'Accept-Encoding': accepted } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const [chunk] = (await once(response, 'data')) as [Buffer];
    expect(chunk.byteLength).toBeGreaterThan(0);
    release();
    response.resume();
    await once(response, 'end');
  });
});
