import { collectDefaultMetrics, Counter, Gauge, Registry, type Metric } from 'prom-client';
import { LEAD_EVENTS, type LeadBacklog, type LeadEvent } from '#src/forms/server/keeping/leadsCounters.ts';
import { SPACE_SHARES } from '#src/forms/server/keeping/leadsSpace.ts';

interface MeasuredLeads {
  readonly totals: Readonly<Record<LeadEvent, number>>;
  backlog(): Promise<LeadBacklog>;
}

/** What the process can be asked in Prometheus' text format. */
export type Metrics = Pick<Registry, 'contentType' | 'metrics'>;

/**
 * @param leads what happens to leads. Events are this process's own; what waits in Redis is everybody's, so take the
 *   maximum of it over the replicas, and not the sum
 * @param others what is counted elsewhere
 * @param withProcess whether to measure memory, event loop and garbage collection too: it observes the whole process
 */
export function createMetrics(leads: MeasuredLeads, others: readonly Metric[] = [], withProcess = true): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });
  for (const metric of others) registry.registerMetric(metric);
  new Counter({
    name: 'leads_events_total',
    help: 'What has happened to leads since the start of the process.',
    labelNames: ['event'],
    registers,
    collect() {
      this.reset();
      for (const event of LEAD_EVENTS) this.inc({ event }, leads.totals[event]);
    },
  });
  const readBacklog = createBacklogReader(leads);
  new Gauge({
    name: 'leads_waiting',
    help: 'Leads that wait: to be delivered, held back as spam, or given up. Missing while it cannot be read.',
    labelNames: ['state'],
    registers,
    async collect() {
      const backlog = await readBacklog();
      this.reset();
      if (!backlog) return;
      for (const state of ['pending', 'quarantined', 'dead'] as const) this.set({ state }, backlog[state]);
    },
  });
  new Gauge({
    name: 'leads_oldest_pending_seconds',
    help: 'Age of the oldest lead that is to be delivered; 0 when there is none. Missing while it cannot be read.',
    registers,
    async collect() {
      const backlog = await readBacklog();
      if (backlog) this.set(backlog.oldestAge / 1000);
      else this.remove();
    },
  });
  new Gauge({
    name: 'leads_space_used_ratio',
    help: `How much of the room for leads is used, from 0 to 1. Above ${String(SPACE_SHARES.files)} no files are taken in, above ${String(SPACE_SHARES.words)} nothing. Missing while it cannot be read.`,
    registers,
    async collect() {
      const backlog = await readBacklog();
      if (backlog) this.set(backlog.full);
      else this.remove();
    },
  });
  return registry;
}

/**
 * Where it cannot be read, the numbers are missing, as zeros would say that all is well; the others are still told. All numbers
 * of one answer are of one look.
 */
function createBacklogReader(leads: MeasuredLeads): () => Promise<LeadBacklog | undefined> {
  let now: Promise<LeadBacklog | undefined> | undefined;
  const look = async () => {
    try {
      return await leads.backlog();
    } catch {
      return undefined;
    } finally {
      now = undefined;
    }
  };
  return () => (now ??= look());
}
