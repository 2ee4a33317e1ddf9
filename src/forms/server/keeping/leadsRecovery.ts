import type { DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import type { LeadKeeper } from '#src/forms/server/keeping/leadsKeeper.ts';

/**
 * A site with a full disk still shows its pages: a keeper that cannot be opened now is opened when it is needed, or after
 * a while.
 *
 * @param open opens the keeper, and throws as long as it cannot
 * @param every in ms
 */
export async function createRecovering(
  open: () => Promise<LeadKeeper>,
  trace: DeliveryTrace,
  every = 15_000,
): Promise<LeadKeeper> {
  let opening: Promise<LeadKeeper> | undefined;
  const keeper = () =>
    (opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  const attempt = () =>
    keeper().then(
      () => clearInterval(timer),
      (error: unknown) => trace.failed(error),
    );
  const timer = setInterval(() => void attempt(), every);
  await attempt();
  return {
    store: { open: async () => (await keeper()).store.open() },
    // Zeros would say that all is well.
    async backlog() {
      if (!opening) throw new Error('The store of leads cannot be opened');
      return (await opening).backlog();
    },
    async close(limit) {
      clearInterval(timer);
      const opened = await opening?.catch(() => undefined);
      await opened?.close(limit);
    },
  };
}
