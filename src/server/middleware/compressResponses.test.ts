import type { Response, RequestHandler } from 'express';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
