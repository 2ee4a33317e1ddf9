import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { multipartOf, type OpenFile } from '#src/forms/server/delivery/deliveryMultipart.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import { upstreamPathOf } from '#src/forms/server/upstreamPath.ts';
import { reasonOf } from '#src/server/upstream/reasonOf.ts';

/** What came of offering a lead to the provider. `reason` holds nothing of the lead, nor of the answer's body. */
export type Attempt =
  | { readonly delivered: true; readonly status: number }
  | { readonly delivered: false; readonly reason: string; readonly refused: boolean };

/** Never throws: whatever goes wrong is an attempt that failed. */
export type Deliver = (lead: Lead, open: OpenFile, signal: AbortSignal) => Promise<Attempt>;

interface DeliveryOptions {
  /** `FORMS_ORIGIN`. Host and path come from configuration and code: no visitor chooses where the server calls. */
  readonly origin: string;
  /** For the whole exchange, in ms. */
  readonly timeout?: number;
}

const TIMEOUT = 10_000;
/** The answer's status is all that counts; more of its body than this is not even thrown away, in bytes. */
const MAX_ANSWER = 65_536;
/** The provider got the lead and says that something is wrong with it, or that its address is. */
export const REFUSALS = [400, 404, 405, 410, 413, 414, 415, 422];

/**
 * A connection for each lead: leads are rare, and one that was kept open may be closed by the other side at the moment of
 * use. Node's client follows no redirect, so that a 302 is a failure like any other status that is not 2xx.
 *
 * @returns a function that posts a lead as multipart, with its id as `Idempotency-Key`
 */
export function createDelivery({ origin, timeout = TIMEOUT }: DeliveryOptions): Deliver {
  return async (lead, open, signal) => {
    const limit = AbortSignal.timeout(timeout);
    try {
      const url = new URL(origin + upstreamPathOf(lead.form));
      const status = await post(url, lead, open, AbortSignal.any([limit, signal]));
      if (status >= 200 && status < 300) return { delivered: true, status };
      return { delivered: false, reason: `status ${String(status)}`, refused: REFUSALS.includes(status) };
    } catch (error) {
      return { delivered: false, reason: limit.aborted ? 'timeout' : reasonOf(error), refused: false };
    }
  };
}

async function post(url: URL, lead: Lead, open: OpenFile, signal: AbortSignal): Promise<number> {
  const body = multipartOf(lead, open);
  // TLS takes as long to load as a page to be made: a start does without.
  const client = url.protocol === 'https:' ? await import('node:https') : await import('node:http');
  const request = client.request(url, {
    method: 'POST',
    agent: false,
    signal,
    headers: {
      'Content-Type': body.contentType,
      'Content-Length': body.length,
      'Idempotency-Key': lead.id,
      Accept: 'application/json',
    },
  });
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.on('response', resolve).on('error', reject);
  // An upstream may answer before it has read everything, then close: the answer counts, not the broken pipe.
  pipeline(body.chunks(), request).catch(reject);
  try {
    const response = await answered;
    await readAway(response);
    return response.statusCode ?? 0;
  } finally {
    request.destroy();
  }
}

/** Lets the other side finish its answer, within bounds. How the body ends does not change what the status said. */
async function readAway(response: IncomingMessage): Promise<void> {
  let length = 0;
  try {
    for await (const chunk of response) {
      length += (chunk as Buffer).length;
      if (length > MAX_ANSWER) return;
    }
  } catch {
    return;
  }
}
