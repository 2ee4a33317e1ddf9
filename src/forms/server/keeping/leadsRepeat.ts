import type { DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';

/**
 * Runs it again and again, never twice at a time; what goes wrong is logged.
 *
 * @param interval in ms
 * @returns how to end it: what is under way is waited for
 */
export function repeat(action: () => Promise<void>, interval: number, trace: DeliveryTrace): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= action()
      .catch((error: unknown) => trace.failed(error))
      .finally(() => {
        running = undefined;
      });
  }, interval);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
