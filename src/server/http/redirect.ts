import type { Response } from 'express';
import { cachePolicies } from '#config/cachePolicies.ts';
import { OWN_ORIGINS } from '#config/ownOrigins.ts';
import { appendQuery } from '#src/shared/address/appendQuery.ts';
import { safeTarget } from '#src/shared/address/safeTarget.ts';

interface RedirectOptions {
  readonly status: 301 | 302 | 303;
  readonly cacheControl?: string;
  /** The query that the visitor came with, with its `?`: goes along, behind the target's own. */
  readonly query?: string;
  /** The target is the editors' and may be an address of one of our hosts (`config/ownOrigins.ts`). */
  readonly toOwnHosts?: true;
}

const NO_ORIGINS: ReadonlySet<string> = new Set();

/**
 * The only redirect of the site: to a path, and to a host only where the caller says that the target is no visitor's.
 *
 * @param target a path; a missing leading slash is added
 * @returns false, with nothing sent, when the target could leave the site
 */
export function redirectTo(res: Response, target: string, options: RedirectOptions): boolean {
  const { status, cacheControl, query = '', toOwnHosts } = options;
  const address = safeTarget(target, toOwnHosts ? OWN_ORIGINS : NO_ORIGINS);
  if (address === undefined) return false;
  res.set('Cache-Control', cacheControl ?? cachePolicies.none);
  res.status(status).location(appendQuery(address, query)).end();
  return true;
}
