import { standingAt } from '#src/pages/legal/standingAt.ts';

const OPEN = { from: '2026-11-01' };
const CLOSED = { from: '2025-03-01', until: '2026-10-31' };

test.each([
  [OPEN, '2026-10-31T23:59:59.999Z', { standing: 'ahead', changesAt: '2026-11-01T00:00:00.000Z' }],
  [OPEN, '2026-11-01T00:00:00.000Z', { standing: 'holds' }],
  [CLOSED, '2025-02-28T12:00:00.000Z', { standing: 'ahead', changesAt: '2025-03-01T00:00:00.000Z' }],
  [CLOSED, '2026-10-31T23:59:59.999Z', { standing: 'ending', changesAt: '2026-11-01T00:00:00.000Z' }],
  [CLOSED, '2026-11-01T00:00:00.000Z', { standing: 'over' }],
])('%j at %s: %j', (days, now, standing) => {
  expect(standingAt(days, new Date(now))).toEqual(standing);
});
