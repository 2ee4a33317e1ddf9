import compression from 'compression';
import type { RequestHandler } from 'express';
import { gatherFlushes } from '#src/server/render/gatherFlushes.ts';
import { bareApp } from '#tests/support/bareApp.ts';
import { serve } from '#tests/support/serve.ts';

const TEXT = Array.from({ length: 40_000 }, (_, index) => String(index * 7919)).join(' ');

const write: RequestHandler = (_req, res) => {
  res.type('html');
  const sink = gatherFlushes(res);
  for (let place = 0; place < TEXT.length; place += 4096) {
    sink.write(Buffer.from(TEXT.slice(place, place + 4096)));
    if (place % 40_960 === 0) sink.flush();
  }
  sink.end();
};

test.each(['br', 'gzip', 'identity'])('all that is written arrives, with %s', async (encoding) => {
  const server = await serve(bareApp([compression(), write]));
  try {
    const response = await fetch(server.origin, { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await response.text()).toBe(TEXT);
  } finally {
    await server.close();
  }
});
