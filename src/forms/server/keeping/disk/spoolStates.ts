import type { DeliveryState } from '#src/forms/server/delivery/deliveryBackoff.ts';
import type { DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import { isCode } from '#src/forms/server/keeping/disk/spoolFiles.ts';
import type { SpoolLeads } from '#src/forms/server/keeping/disk/spoolLeads.ts';

interface Unwritten {
  /** What stood on the disk when it did not take the new state. */
  readonly before: DeliveryState;
  readonly state: DeliveryState;
}

/** How far the deliveries of a process have come. */
export type SpoolStates = ReturnType<typeof createSpoolStates>;

/**
 * Keeps the state of a lead on the disk, and in memory for as long as the disk is full: pauses grow, and the time after
 * which a lead is given up runs, all the same.
 */
export function createSpoolStates(leads: Pick<SpoolLeads, 'stateOf' | 'writeState'>, trace: DeliveryTrace) {
  const unwritten = new Map<string, Unwritten>();
  let turn: Promise<void> = Promise.resolve();
  /** One after the other: two that write the state of a lead would share a temporary file. */
  const inTurn = (step: () => Promise<void>) => (turn = turn.then(step, step));

  const read = async (id: string): Promise<DeliveryState> => {
    const onDisk = await leads.stateOf(id);
    const kept = unwritten.get(id);
    if (!kept) return onDisk;
    if (isSame(onDisk, kept.before)) return kept.state;
    // Somebody else has written it since, as a retry by an operator does.
    unwritten.delete(id);
    return onDisk;
  };

  const write = async (id: string, state: DeliveryState): Promise<void> => {
    try {
      await leads.writeState(id, state);
      unwritten.delete(id);
    } catch (error) {
      if (isCode(error, 'ENOENT')) {
        // Taken away by another process that thought this one dead.
        unwritten.delete(id);
        return;
      }
      // A disk without room fails for every lead, at every try.
      if (unwritten.size === 0) trace.failed(error);
      unwritten.set(id, { before: await leads.stateOf(id), state });
    }
  };

  return {
    /** @returns the state, the one that could not be written before that on the disk; never fails */
    read,
    /** Never fails: a state that cannot be written is told of once, and kept in memory. */
    write: (id: string, state: DeliveryState) => inTurn(() => write(id, state)),
    /** Writes what could not be written, as far as there is room now. */
    flush: () =>
      inTurn(async () => {
        for (const id of [...unwritten.keys()]) {
          const state = await read(id);
          if (unwritten.has(id)) await write(id, state);
          if (unwritten.has(id)) return;
        }
      }),
  };
}

const isSame = (one: DeliveryState, other: DeliveryState) =>
  one.attempts === other.attempts && one.nextAt === other.nextAt;
