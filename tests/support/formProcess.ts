import { serveForms } from '#tests/support/formServer.ts';

/** A process of its own that takes forms in, for tests that look at its memory. Says its port, and its peak when asked. */
const server = await serveForms();
process.send?.({ port: server.port });
process.on('message', () => {
  process.send?.({ peak: process.resourceUsage().maxRSS * 1024, leads: server.folder.leads.length });
});
process.on('disconnect', () => void server.close());
