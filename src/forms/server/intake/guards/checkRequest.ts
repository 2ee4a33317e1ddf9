import type { Request } from 'express';
import type { Site } from '#config/sites.ts';
import { refusals, type Refusal } from '#src/forms/server/intake/Refusal.ts';
import { isMultipart } from '#src/forms/server/intake/readMultipart.ts';
import { clientKey } from '#src/server/http/clientKey.ts';
import { isSameOrigin } from '#src/server/http/isSameOrigin.ts';
import type { RateLimit } from '#src/server/http/rateLimit.ts';

interface CheckOptions {
  readonly site: Site;
  readonly rateLimit: RateLimit;
  readonly bodyBytes: number;
}

/** @returns why a post is refused before any of it is read; undefined when it may be read */
export async function checkRequest(
  req: Request,
  { site, rateLimit, bodyBytes }: CheckOptions,
): Promise<Refusal | undefined> {
  if (!isSameOrigin(req.headers, site)) return refusals.origin();
  const seconds = await rateLimit(clientKey(req.ip));
  if (seconds > 0) return refusals.rate(seconds);
  // A post without a length is counted as it comes.
  if (Number(req.headers['content-length'] ?? 0) > bodyBytes) return refusals.tooLarge();
  const { 'content-type': type, 'content-encoding': packing } = req.headers;
  return isMultipart(type) && packing === undefined ? undefined : refusals.type();
}
