import type { Response } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { safePath } from '#src/shared/safePath.ts';

interface RedirectOptions {
  readonly status: 301 | 302 | 303;
  readonly cacheControl?: string;
}

/**
 * The only redirect of the site: to a path, never to a host.
 *
 * @param target a path; a missing leading slash is added
 * @returns false, with nothing sent, when the target could leave the site
 */
export function redirectTo(res: Response, target: string, { status, cacheControl }: RedirectOptions): boolean {
  const path = safePath(target);
  if (path === undefined) return false;
  res.set('Cache-Control', cacheControl ?? cachePolicies.none);
  res.status(status).location(path).end();
  return true;
}
