import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { cspHeader, type CspHeader } from '#config/csp.ts';

const NONCE_BYTES = 16;

/**
 * The site's policy with a nonce for this request alone: for what React streams in behind the shell.
 *
 * @param policy that of a site without third parties unless told
 */
export function createContentSecurityPolicy(policy: CspHeader = cspHeader): RequestHandler {
  return function contentSecurityPolicy(_req, res, next) {
    res.locals.nonce = randomBytes(NONCE_BYTES).toString('base64');
    res.setHeader('Content-Security-Policy', policy(res.locals.nonce));
    next();
  };
}
