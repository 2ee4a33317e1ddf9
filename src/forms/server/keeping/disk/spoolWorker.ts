import { afterFailure, DELIVERIES_AT_ONCE, type DeliveryRules } from '#src/forms/server/delivery/deliveryBackoff.ts';
import type { Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import type { DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import { NewerLead, NoLead } from '#src/forms/server/keeping/leadsJson.ts';
import { isCode } from '#src/forms/server/keeping/disk/spoolFiles.ts';
import type { SpoolLeads, SpoolToken } from '#src/forms/server/keeping/disk/spoolLeads.ts';
import type { SpoolOwner } from '#src/forms/server/keeping/disk/spoolOwner.ts';
import type { SpoolStates } from '#src/forms/server/keeping/disk/spoolStates.ts';

interface WorkerOptions {
  readonly leads: SpoolLeads;
  readonly states: SpoolStates;
  readonly owner: SpoolOwner;
  readonly deliver: Deliver;
  readonly rules: DeliveryRules;
  readonly trace: DeliveryTrace;
  readonly random?: () => number;
}

/** The longest that a timer may be set, so that a clock that was put right is noticed, in ms. */
const LONGEST_SLEEP = 60_000;

/** What delivers the leads of a spool. */
export type SpoolWorker = ReturnType<typeof createSpoolWorker>;

/**
 * Delivers what is due, a few at a time. Which leads there are it learns from `add` and `resume`; whose a lead is, the disk
 * decides.
 */
export function createSpoolWorker(options: WorkerOptions) {
  const due = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  const claims = createClaims(options);
  const stop = new AbortController();
  let stopping = false;

  const run = async (id: string) => {
    const next = await deliverOne(id, options, stop.signal).catch((error: unknown) => claims.giveBack(id, error));
    if (next !== undefined) due.set(id, next);
    running.delete(id);
    pump();
  };

  const pump = () => {
    alarm.clear();
    if (stopping) return;
    const now = Date.now();
    for (const [id, at] of due) {
      // Without a free place the end of a delivery pumps again.
      if (running.size === DELIVERIES_AT_ONCE) return;
      if (isDue(at, now, options.rules)) {
        due.delete(id);
        running.set(id, run(id));
      } else alarm.set(at);
    }
  };
  const alarm = createAlarm(pump);

  /** @param at when it is due, epoch in ms; one that has just come in is due at once */
  const add = (id: string, at = 0) => {
    if (stopping || running.has(id)) return;
    due.set(id, at);
    if (!isDue(at, Date.now(), options.rules)) alarm.set(at);
    else if (running.size < DELIVERIES_AT_ONCE) pump();
  };

  return {
    add,
    /** Takes on those that another process, or an earlier one, has left waiting, and does what the disk has refused before. */
    async resume(waiting: readonly string[]): Promise<void> {
      await Promise.all([options.states.flush(), claims.retry()]);
      for (const id of waiting) if (!due.has(id) && !running.has(id)) add(id, (await options.states.read(id)).nextAt);
    },
    /**
     * Begins nothing new, and lets what is under way end.
     *
     * @param limit what takes longer is broken off and stays in the spool, in ms
     */
    async close(limit: number): Promise<void> {
      stopping = true;
      alarm.clear();
      const breakOff = setTimeout(() => stop.abort(), limit);
      await Promise.all(running.values());
      clearTimeout(breakOff);
    },
  };
}

/** Rings at the earliest of the times that it was set to: to set it costs nothing, however many leads wait. */
function createAlarm(ring: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let earliest = Infinity;
  return {
    /** @param at epoch, in ms */
    set(at: number): void {
      if (at >= earliest) return;
      earliest = at;
      clearTimeout(timer);
      timer = setTimeout(ring, Math.min(at - Date.now(), LONGEST_SLEEP));
    },
    clear(): void {
      earliest = Infinity;
      clearTimeout(timer);
    },
  };
}

/** Nothing is put off for longer than the longest pause: what seems to be was put off before the clock was put back. */
const isDue = (at: number, now: number, { longestPause }: DeliveryRules) => at <= now || at > now + longestPause;

/** Of a lead that cannot be given back, as the disk refuses, it is remembered: nobody else may touch it while this process lives. */
function createClaims({ leads, owner, trace }: Pick<WorkerOptions, 'leads' | 'owner' | 'trace'>) {
  const held = new Set<string>();
  /** The next survey of the spool finds it again. */
  const tryToGiveBack = async (id: string) => {
    try {
      await leads.move(id, claimOf(owner), 'waiting');
      held.delete(id);
    } catch {
      held.add(id);
    }
  };
  return {
    async giveBack(id: string, why: unknown): Promise<undefined> {
      trace.failed(why);
      await tryToGiveBack(id);
    },
    async retry(): Promise<void> {
      for (const id of held) await tryToGiveBack(id);
    },
  };
}

const claimOf = (owner: SpoolOwner): SpoolToken => `claimed-${owner.id}`;

/** @returns when it is due again; undefined when it is delivered, dead, or somebody else's */
async function deliverOne(id: string, options: WorkerOptions, signal: AbortSignal): Promise<number | undefined> {
  const { leads, states, owner, deliver, trace } = options;
  const mine = claimOf(owner);
  if (!(await leads.move(id, 'waiting', mine))) return undefined;
  // Its delivery was done when the process that did it was killed.
  if (await leads.wasDelivered(id)) return remove(id, options);
  let lead: Lead;
  try {
    lead = await leads.read(id);
  } catch (error) {
    return leaveUnread(id, error, options);
  }
  const state = await states.read(id);
  const attempt = await deliver(lead, leads.open(id), signal);
  if (attempt.delivered) {
    // Where the id cannot be remembered the lead still goes: the provider has it.
    await leads.markDelivered(lead).catch((error: unknown) => trace.failed(error));
    trace.attempted(lead, state.attempts + 1, attempt);
    return remove(id, options);
  }
  if (signal.aborted) {
    await leads.move(id, mine, 'waiting');
    return undefined;
  }
  return postpone(lead, { mine, refused: attempt.refused, reason: attempt.reason }, options);
}

/** @throws what is a fault of the disk, and says nothing of the lead */
async function leaveUnread(id: string, error: unknown, options: WorkerOptions): Promise<number | undefined> {
  const { leads, owner, rules, trace } = options;
  if (error instanceof NewerLead) {
    trace.newer(id, error);
    await leads.move(id, claimOf(owner), 'waiting');
    return Date.now() + rules.longestPause;
  }
  if (!(error instanceof NoLead) && !isCode(error, 'ENOENT')) throw error;
  trace.unreadable(id, error);
  await leads.bury(id, claimOf(owner));
  return undefined;
}

async function remove(id: string, { leads, owner }: WorkerOptions): Promise<undefined> {
  await leads.remove(id, await owner.newName());
  return undefined;
}

interface Postponement {
  readonly mine: SpoolToken;
  readonly refused: boolean;
  readonly reason: string;
}

async function postpone(
  lead: Lead,
  { mine, refused, reason }: Postponement,
  { leads, states, rules, trace, random = Math.random }: WorkerOptions,
): Promise<number | undefined> {
  const { id } = lead;
  const before = await states.read(id);
  const { state, dead } = afterFailure({ state: before, refused, now: Date.now(), random: random(), rules });
  trace.attempted(lead, state.attempts, { delivered: false, reason, refused });
  await states.write(id, state);
  if (dead) trace.died(lead, state.attempts);
  const kept = dead ? await leads.bury(id, mine) : await leads.move(id, mine, 'waiting');
  return dead || !kept ? undefined : state.nextAt;
}
