/**
 * Measures several in turn, round by round, so that what a machine does beside it falls on all of them. Each round begins with
 * another one.
 *
 * @param names who takes part
 * @param rounds how often
 * @param measure measures one once
 * @returns what was measured of each, in the order of the rounds
 */
export async function inTurns<Name extends string, Result>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Result>,
): Promise<Readonly<Record<Name, readonly Result[]>>> {
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(place + round) % names.length];
      if (name !== undefined) results[name].push(await measure(name));
    }
  }
  return results;
}
