/**
 * @param offered what there is a price for
 * @returns what was chosen, if it is offered, else the first that is; what was chosen where nothing is
 */
export const offeredOr = <Name extends string>(offered: readonly Name[], chosen: Name): Name =>
  offered.includes(chosen) ? chosen : (offered[0] ?? chosen);
