import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { cspDirectives } from '#config/csp.ts';

/** Helmet with the site's policy; a nonce a request for what React streams in behind the shell. */
export function createSecurityHeaders(): RequestHandler[] {
  const nonceOf = (res: unknown) => `'nonce-${(res as { locals: { nonce: string } }).locals.nonce}'`;
  const { 'script-src': scripts = [], ...rest } = cspDirectives();
  return [
    function createNonce(_req, res, next) {
      res.locals.nonce = randomBytes(16).toString('base64');
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { ...rest, 'script-src': [...scripts, (_req, res) => nonceOf(res)] },
      },
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    }),
  ];
}
