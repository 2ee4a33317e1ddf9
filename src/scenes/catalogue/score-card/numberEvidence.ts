import type { ScoreCardScene } from '#src/scenes/catalogue/score-card/schema.ts';

/**
 * @param criteria of the form; some point at a turn
 * @returns for each turn that is pointed at, counted from 1, the number by which form, recording and words refer to it: in
 *   the order of the call
 */
export function numberEvidence(criteria: ScoreCardScene['criteria']): ReadonlyMap<number, number> {
  const turns = criteria.flatMap(({ turn }) => turn ?? []).sort((one, other) => one - other);
  return new Map(turns.map((turn, index) => [turn, index + 1]));
}
