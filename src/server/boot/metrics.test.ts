import { createMetrics } from '#src/server/boot/metrics.ts';
import { createLeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';

const backlog = () => Promise.resolve({ pending: 3, quarantined: 1, dead: 2, oldestAge: 90_500, full: 0.25 });

test('the counters of leads and what waits are there, however often they are asked for', async () => {
  const counters = createLeadCounters();
  const metrics = createMetrics({ totals: counters.totals, backlog }, [], false);
  counters.count('accepted');
  counters.count('accepted');
  counters.count('delivered');
  await metrics.metrics();
  const text = await metrics.metrics();
  expect(text).toContain('leads_events_total{event="accepted"} 2\n');
  expect(text).toContain('leads_events_total{event="delivered"} 1\n');
  expect(text).toContain('leads_events_total{event="dead"} 0\n');
  expect(text).toContain('leads_waiting{state="pending"} 3\n');
  expect(text).toContain('leads_waiting{state="dead"} 2\n');
  expect(text).toContain('leads_oldest_pending_seconds 90.5\n');
  expect(text).toContain('leads_space_used_ratio 0.25\n');
  expect(text).toContain('leads_events_total{event="turnedAway"} 0\n');
});

test('a backlog that cannot be read is missing, and neither zero nor the end of all other numbers', async () => {
  let isAway = false;
  const leads = {
    totals: createLeadCounters().totals,
    backlog: () => (isAway ? Promise.reject(new Error('Redis is away')) : backlog()),
  };
  const metrics = createMetrics(leads, [], false);
  expect(await metrics.metrics()).toContain('leads_oldest_pending_seconds 90.5\n');
  isAway = true;
  const text = await metrics.metrics();
  expect(text).toContain('leads_events_total{event="accepted"} 0\n');
  expect(text).not.toMatch(/^leads_(waiting|oldest|space)/m);
});
