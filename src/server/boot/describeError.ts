import pino from 'pino';

/** What is written of an error: what it is, what it says, and where it comes from. */
interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string | number | undefined;
  readonly aggregateErrors?: readonly DescribedError[];
}

/**
 * Whatever else an error carries stays out of the log: the driver of Redis hangs the whole command onto what was refused, and in
 * that is what a visitor has sent (HARDENING, logs).
 *
 * @param error whatever was thrown
 * @returns the error without fields of its own
 */
export function describeError(error: unknown): unknown {
  return error instanceof Error ? leaveOut(pino.stdSerializers.err(error)) : String(error);
}

function leaveOut({ type, message, stack, code, aggregateErrors }: DescribedError): DescribedError {
  return {
    type,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(aggregateErrors ? { aggregateErrors: aggregateErrors.map(leaveOut) } : {}),
  };
}
