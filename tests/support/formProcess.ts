import { serveForms } from '#tests/support/formServer.ts';

/**
 * A process of its own that takes forms in, for tests that look at its memory. Says its port, and its peak when asked.
 * Sampled: `maxRSS` counts the process that has started this one, too.
 */
const EVERY_MS = 5;

const server = await serveForms();
let peak = 0;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, EVERY_MS);
process.send?.({ port: server.port });
process.on('message', () => {
  process.send?.({ peak, leads: server.folder.leads.length });
});
process.on('disconnect', () => {
  clearInterval(sampling);
  void server.close();
});
