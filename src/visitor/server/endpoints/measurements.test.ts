import { sites } from '#config/sites.ts';
import { createMetrics } from '#src/server/boot/metrics.ts';
import { createRateLimit } from '#src/server/http/rateLimit.ts';
import { createErrorPage } from '#src/server/middleware/errorPage.ts';
import { createMeasurements } from '#src/visitor/server/endpoints/measurements.ts';
import { createMeasured } from '#src/visitor/server/measurements/createMeasured.ts';
import { createLeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import { bareApp, recordingLogger } from '#tests/support/bareApp.ts';
import { sendPost } from '#tests/support/formPost.ts';
import { serve, type TestServer } from '#tests/support/serve.ts';

/** Real-user measurements: `POST /api/measurements`, and what of it is in `/metrics` and in the log. */

const VISIT = {
  template: 'pricing',
  locale: 'es',
  vitals: { LCP: 1240, INP: 180, CLS: 0.02, FCP: 700, TTFB: 90 },
  errors: [],
};

let server: TestServer;
let measured: ReturnType<typeof createMeasured>;
let lines: string[];

async function open(perMinute = 1000) {
  const recording = recordingLogger();
  lines = recording.lines;
  measured = createMeasured(recording.logger);
  server = await serve(
    bareApp([createMeasurements(measured, createRateLimit(perMinute))], { locals: { site: sites.main } }),
  );
}
beforeEach(() => open());
afterEach(() => server.close());

async function post(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { status } = await fetch(`${server.origin}/api/measurements`, { method: 'POST', body: text, headers });
  return status;
}

async function readMetrics(): Promise<string> {
  const backlog = () => Promise.resolve({ pending: 0, quarantined: 0, dead: 0, oldestAge: 0, full: 0 });
  return createMetrics({ totals: createLeadCounters().totals, backlog }, measured.metrics, false).metrics();
}

test('what a visit has measured is in the metrics by template and language, in seconds', async () => {
  expect(await post(VISIT)).toBe(204);
  expect(await post({ ...VISIT, vitals: { LCP: 2600 } })).toBe(204);
  const text = await readMetrics();
  expect(text).toContain('page_lcp_seconds_bucket{le="1.5",template="pricing",locale="es"} 1\n');
  expect(text).toContain('page_lcp_seconds_bucket{le="4",template="pricing",locale="es"} 2\n');
  expect(text).toContain('page_inp_seconds_sum{template="pricing",locale="es"} 0.18\n');
  expect(text).toContain('page_cls_sum{template="pricing",locale="es"} 0.02\n');
  expect(text).toContain('page_fcp_seconds_count{template="pricing",locale="es"} 1\n');
  expect(text).toContain('page_ttfb_seconds_sum{template="pricing",locale="es"} 0.09\n');
  expect(lines).toEqual([]);
});

test('an error is counted by its kind, and logged without what may be a visitor’s', async () => {
  const message = 'Failed to fetch /api/getPage?url=/x&name=Ann for ann@firm.example';
  expect(await post({ ...VISIT, errors: [{ kind: 'promise', message }] })).toBe(204);
  expect(await readMetrics()).toContain('client_errors_total{kind="promise",template="pricing"} 1\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'client error', kind: 'promise', template: 'pricing', message: 'Failed to fetch /api/getPage for …' },
  ]);
});

test('a flood of errors is counted, and ten a minute are logged', async () => {
  const errors = Array.from({ length: 5 }, () => ({ kind: 'script', message: 'x is not a function' }));
  for (let visit = 0; visit < 5; visit += 1) expect(await post({ ...VISIT, errors })).toBe(204);
  expect(await readMetrics()).toContain('client_errors_total{kind="script",template="pricing"} 25\n');
  expect(lines).toHaveLength(10);
});

test.each([
  ['no JSON', 'LCP=1'],
  ['nothing', ''],
  ['a template that there is not', { ...VISIT, template: 'made-up' }],
  ['a template that objects have', { ...VISIT, template: 'constructor' }],
  ['a language that there is not', { ...VISIT, locale: 'xx' }],
  ['a measurement that there is not', { ...VISIT, vitals: { XYZ: 1 } }],
  ['a negative time', { ...VISIT, vitals: { LCP: -1 } }],
  ['a time that is none', { ...VISIT, vitals: { LCP: '1' } }],
  ['an endless time', { ...VISIT, vitals: { LCP: 1e9 } }],
  ['too many errors', { ...VISIT, errors: Array.from({ length: 6 }, () => ({ kind: 'script', message: '' })) }],
  ['an error of another kind', { ...VISIT, errors: [{ kind: 'mine', message: '' }] }],
  ['more than was asked for', { ...VISIT, id: 'me' }],
])('%s is 400, and counts nothing', async (_what, body) => {
  expect(await post(body)).toBe(400);
  expect(await readMetrics()).not.toMatch(/^(page_|client_errors_total\{)/m);
  expect(lines).toEqual([]);
});

test('more than 4 kB is 413, with and without a length', async () => {
  expect(await post('x'.repeat(5000))).toBe(413);
  const chunk = `1388\r\n${'x'.repeat(5000)}\r\n0\r\n\r\n`;
  const head = 'POST /api/measurements HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await server.raw(head + chunk)).toMatch(/^HTTP\/1.1 413 [^]*\r\nConnection: close\r\n/);
});

test('a visit that breaks off while it posts is no error', async () => {
  const recording = recordingLogger();
  const app = bareApp([createMeasurements(measured), createErrorPage({ renderError: () => '', ...recording })], {
    locals: { site: sites.main },
  });
  const logged = await serve(app);
  await sendPost(
    logged.port,
    { path: '/api/measurements', headers: { 'Content-Length': '50' }, body: '{' },
    { hangUp: true },
  );
  await logged.close();
  expect(recording.lines).toEqual([]);
});

test('another site’s page may not post: 403', async () => {
  expect(await post(VISIT, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await post(VISIT, { Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await post(VISIT, { Origin: server.origin })).toBe(204);
});

test('a client that posts too often is told to wait, and whoever asks in another way that it takes posts', async () => {
  await server.close();
  await open(2);
  const again = await Promise.all([post(VISIT), post(VISIT), post(VISIT)]);
  expect(again.sort()).toEqual([204, 204, 429]);
  const { status, headers } = await server.request('/api/measurements');
  expect([status, headers.allow]).toEqual([405, 'POST']);
});
