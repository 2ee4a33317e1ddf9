import type { z } from 'zod';

/** An upstream answer that is no success. */
export class UpstreamError extends Error {
  /** Absent when there was no answer at all, or one that is not what the schema says. */
  readonly status: number | undefined;
  /** The same call would be answered the same. */
  readonly isFinal: boolean;

  constructor(message: string, options: { status?: number; isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'UpstreamError';
    this.status = options.status;
    this.isFinal = options.isFinal ?? (options.status !== undefined && options.status < 500);
  }
}

interface FetchOptions<Schema extends z.ZodType> {
  /** A constant of the configuration: no request of a visitor chooses where the server calls. */
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
  readonly schema: Schema;
  /** For the whole call, its second try included, in ms. */
  readonly timeout: number;
  /** Of the answer; `MAX_BYTES` unless told. */
  readonly maxBytes?: number;
  /** Ends the call and its retry early. */
  readonly signal?: AbortSignal;
}

/** No JSON of the content API is larger, in bytes; more is an upstream gone wrong. */
export const MAX_BYTES = 4 * 1024 * 1024;

/**
 * One upstream call: constant base, no redirects, a timeout, a cap on bytes, a schema, and one retry where a retry can
 * help (HARDENING, upstream calls). A try may take all the time there is: a slow answer is better than two halves of one.
 *
 * @returns the validated answer
 * @throws {UpstreamError} after the second failure; at once for a status below 500, for an answer that is too long or that
 *   the schema does not allow, and when the time is over
 */
export async function fetchUpstream<Schema extends z.ZodType>(
  options: FetchOptions<Schema>,
): Promise<z.output<Schema>> {
  const { timeout, signal } = options;
  const over = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
  try {
    return await tryOnce(options, over);
  } catch (error) {
    // When the time is over the second try ends before it asks.
    if (error instanceof UpstreamError && error.isFinal) throw error;
    return tryOnce(options, over);
  }
}

async function tryOnce<Schema extends z.ZodType>(options: FetchOptions<Schema>, signal: AbortSignal) {
  const { origin, path, schema, maxBytes = MAX_BYTES } = options;
  const name = path.split('?')[0] ?? path;
  let body: string;
  try {
    const response = await fetch(origin + path, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new UpstreamError(`${name} answered ${String(response.status)}`, { status: response.status });
    }
    body = await readCapped(response, name, maxBytes);
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw new UpstreamError(`${name} did not answer`, { cause: error });
  }
  return parseAnswer(body, schema, name);
}

async function readCapped(response: Response, name: string, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).byteLength;
    if (bytes > maxBytes)
      throw new UpstreamError(`${name} answered more than ${String(maxBytes)} bytes`, { isFinal: true });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseAnswer<Schema extends z.ZodType>(body: string, schema: Schema, name: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    throw new UpstreamError(`${name} did not answer JSON`, { cause: error });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UpstreamError(
    `${name} answered what the schema does not allow: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    { isFinal: true },
  );
}
