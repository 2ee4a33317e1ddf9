import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const setHelmet = helmet({
  contentSecurityPolicy: false,
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
});

/** Helmet asks nothing of it. */
const NO_REQUEST = Object.create(null) as IncomingMessage;

/**
 * The security headers that are the same on every answer: pages, files, redirects, errors, and what never reaches the app.
 * Helmet says which, once, at start: its dozen functions are not run again for each request.
 */
export const constantHeaders: Readonly<Record<string, string>> = collect();

function collect(): Record<string, string> {
  const headers: Record<string, string> = {};
  const sink = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader: () => undefined };
  setHelmet(NO_REQUEST, sink as unknown as ServerResponse, (error) => {
    if (error) throw error instanceof Error ? error : new Error('Helmet failed', { cause: error });
  });
  return headers;
}
