/**
 * A small server that does with leads what the site does, so that a test can kill it: the real store and the real worker.
 * Each POST is a lead: its id and form in the query, its file, if any, in the body. Options come as JSON in the first argument.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import pino from 'pino';
import type { Lead } from '#src/forms/server/Lead.ts';
import { createLeads } from '#src/forms/server/keeping/leads.ts';
import { createLeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as {
  dataDirectory: string;
  origin?: string;
  redisUrl?: string;
};

const leads = await createLeads({
  ...options,
  origin: options.origin,
  redisUrl: options.redisUrl,
  retentionDays: 30,
  spaceLimit: 1e9,
  logger: pino({ level: 'error', base: null }, pino.destination({ dest: 2, sync: true })),
  counters: createLeadCounters(),
  timeout: 400,
  rules: { firstPause: 50, longestPause: 800, deadAfter: 3_600_000 },
  spoolTiming: { heartbeat: 100, survey: 600 },
  queueTiming: { lock: 1000, sweep: 300, expire: 1000 },
});

async function take(req: IncomingMessage): Promise<string> {
  const query = new URL(req.url ?? '/', 'http://localhost').searchParams;
  const draft = await leads.store.open();
  const files: Lead['files'][number][] = [];
  if (query.has('size')) {
    const { key, sink } = draft.addFile();
    await pipeline(req, sink);
    const size = Number(query.get('size'));
    files.push({ field: 'cv[file]', name: 'curriculum.pdf', type: 'application/pdf', size, key });
  }
  return draft.accept({
    id: query.get('id') ?? '',
    form: query.has('size') ? 'career' : 'contact',
    receivedAt: new Date().toISOString(),
    site: 'main',
    locale: 'en',
    fields: [['email', `${query.get('id') ?? ''}@example.com`]],
    files,
  });
}

const server = createServer((req: IncomingMessage, res: ServerResponse) => {
  take(req).then(
    (outcome) => res.writeHead(200).end(outcome),
    () => res.writeHead(503).end(),
  );
});
server.listen(0, '127.0.0.1', () => {
  // It is killed, and would keep nothing of what it has compiled for its next life.
  flushCompileCache();
  process.send?.({ port: (server.address() as AddressInfo).port });
});
