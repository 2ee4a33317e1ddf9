import type { RequestHandler } from 'express';
import { createContentSecurityPolicy } from '#src/server/middleware/contentSecurityPolicy.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const sayNonce: RequestHandler = (_req, res) => {
  res.send(res.locals.nonce);
};

const askTwice = () =>
  withBareApp([createContentSecurityPolicy(), sayNonce], {}, async (server) => [
    await server.request('/'),
    await server.request('/'),
  ]);

test('every answer has a nonce of its own, and it is the one in its policy', async () => {
  const answers = await askTwice();
  const nonces = answers.map(({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]);
  expect(nonces).toEqual(answers.map(({ body }) => body));
  expect(new Set(nonces).size).toBe(2);
  for (const nonce of nonces) expect(Buffer.from(nonce ?? '', 'base64').byteLength).toBeGreaterThanOrEqual(16);
});

test('the policy lets nothing unsafe in', async () => {
  const [first] = await askTwice();
  const policy = String(first?.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});
