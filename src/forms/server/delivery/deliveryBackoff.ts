/** When a lead that was not taken is offered again (HARDENING, leads). All times in ms. */
export interface DeliveryRules {
  /** Between the first try and the second; doubles from there. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** From the first try on. Not from the lead's arrival: it may have waited for weeks for `FORMS_ORIGIN` to be set. */
  readonly deadAfter: number;
}

/** From a second up to five minutes between tries, for three days (docs/decisions/0015). */
export const DELIVERY_RULES: DeliveryRules = {
  firstPause: 1000,
  longestPause: 300_000,
  deadAfter: 72 * 3_600_000,
};

/** So many leads are on their way to the provider at a time. */
export const DELIVERIES_AT_ONCE = 4;

/** How far the delivery of a lead has come. */
export interface DeliveryState {
  readonly attempts: number;
  /** Epoch, as are all that follow. */
  readonly firstTriedAt?: number | undefined;
  readonly nextAt: number;
}

/** A lead that has just come in: due at once. */
export const UNTRIED: DeliveryState = { attempts: 0, nextAt: 0 };

interface Failure {
  readonly state: DeliveryState;
  /** The provider has read the lead and will not have it. */
  readonly refused: boolean;
  readonly now: number;
  /** From 0 to 1. */
  readonly random: number;
  readonly rules: DeliveryRules;
}

/**
 * Half of each pause is left to chance, so that a thousand leads do not come back at once when the provider does. What was
 * refused waits the longest pause at once: the next try only helps after somebody has mended something.
 *
 * @returns the state after a try that failed, and whether it was the last
 */
export function afterFailure({ state, refused, now, random, rules }: Failure): { state: DeliveryState; dead: boolean } {
  const firstTriedAt = state.firstTriedAt ?? now;
  const doubled = refused ? rules.longestPause : rules.firstPause * 2 ** Math.min(state.attempts, 30);
  const pause = Math.min(rules.longestPause, doubled) * (0.5 + random / 2);
  return {
    state: { attempts: state.attempts + 1, firstTriedAt, nextAt: now + Math.round(pause) },
    dead: now - firstTriedAt >= rules.deadAfter,
  };
}
