import { cleanMessage, MEASUREMENT_LIMITS } from '#src/visitor/data/measurements.ts';

test.each([
  ['x is not a function', 'x is not a function'],
  ['Failed to fetch /api/getPage?url=/thank-you&email=ann@firm.example', 'Failed to fetch /api/getPage'],
  ['at https://site.example/pricing#me (line 3)', 'at https://site.example/pricing (line 3)'],
  ['Unexpected value ann@firm.example in "name"', 'Unexpected value … in "name"'],
  ['No match for +49 (30) 1234-5678 here', 'No match for … here'],
  ['line one\nline two\u0000', 'line one line two'],
  ['status 404', 'status 404'],
])('of %j remains %j', (message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned);
});

test('a long message is cut, however much of it is taken out', () => {
  expect(cleanMessage('a'.repeat(10_000))).toHaveLength(MEASUREMENT_LIMITS.message);
  expect(cleanMessage('a@b.example '.repeat(5000)).length).toBeLessThanOrEqual(MEASUREMENT_LIMITS.message);
});
