import { describeFinished, finishedLine } from '#src/server/finished/finishedLog.ts';
import { logRequest } from '#src/server/http/logRequest.ts';
import { recordingLogger } from '#tests/support/bareApp.ts';

test.each([
  ['/pricing', 'HIT'],
  ['/blog/:blogPost', 'STALE'],
  [undefined, 'HIT'],
])('a line about %s is the one that pino writes, to the letter', (route, cache) => {
  const { logger, lines } = recordingLogger();
  const line = { method: 'GET', site: 'main', route, status: 200, cache };
  const requestId = '0d9c5f0e-8f6b-4f0a-9a51-3b7c1f1c2d3e';
  logRequest(logger, { requestId, ...line, ms: 0 });
  const [expected = ''] = lines;
  const { time } = JSON.parse(expected) as { time: number };
  expect(finishedLine(time, requestId, describeFinished(line))).toBe(expected);
});
