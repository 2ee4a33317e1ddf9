/**
 * Takes one lead with a file in, in a process that may write no more than a shell's `ulimit -f` allows, and says how it
 * went. Arguments: the folder, the size of the file, the lead as JSON.
 */
import { pipeline } from 'node:stream/promises';
import pino from 'pino';
import { createDeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import { createLeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import { createSpool } from '#src/forms/server/keeping/disk/spool.ts';

const [directory = '', size = '0', json = '{}'] = process.argv.slice(2);
const counters = createLeadCounters();
const trace = createDeliveryTrace(pino({ level: 'silent' }), counters);
const spool = await createSpool({ directory, deliver: undefined, counters, trace, retention: 0, spaceLimit: 1e9 });
const draft = await spool.store.open();
const outcomes: string[] = [];
const note = (error: unknown) => outcomes.push((error as NodeJS.ErrnoException).code ?? String(error));

const files: Lead['files'][number][] = [];
if (Number(size) > 0) {
  const { key, sink } = draft.addFile();
  await pipeline([Buffer.alloc(Number(size))], sink).catch(note);
  files.push({ field: 'cv[file]', name: 'cv.pdf', type: 'application/pdf', size: Number(size), key });
}
await draft.accept({ ...(JSON.parse(json) as Lead), files }).then((outcome) => outcomes.push(outcome), note);
await spool.close(0);
console.log(outcomes.join(' '));
