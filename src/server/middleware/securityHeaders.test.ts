import { createSecurityHeaders } from '#src/server/middleware/securityHeaders.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

test.each([
  ['x-content-type-options', /^nosniff$/],
  ['strict-transport-security', /^max-age=63072000; includeSubDomains/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['x-frame-options', /^DENY$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['x-permitted-cross-domain-policies', /^none$/],
])('%s is sent as %s', async (name, expected) => {
  const { headers } = await withBareApp([createSecurityHeaders()], {}, (server) => server.request('/'));
  expect(String(headers[name])).toMatch(expected);
  expect(headers).not.toHaveProperty('x-powered-by');
});
