import type { RequestHandler } from 'express';
import { constantHeaders } from '#src/server/http/constantHeaders.ts';

/** The security headers that need nothing of the request, first of all: so that no answer is without them. */
export function createSecurityHeaders(): RequestHandler {
  const headers = Object.entries(constantHeaders);
  return function securityHeaders(_req, res, next) {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}
