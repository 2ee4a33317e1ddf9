/**
 * The fewest pages that together use everything that any page uses, as well as can be told by taking the richest first: what
 * is costly is done with these, so that its cost grows with templates and blocks instead of pages.
 *
 * @param uses what each page uses, by page: its scripts and style sheets
 * @param chosen pages that are taken in any case
 */
export function chooseRepresentatives<Key>(
  uses: ReadonlyMap<Key, ReadonlySet<string>>,
  chosen: readonly Key[] = [],
): Key[] {
  const taken = [...chosen];
  const missing = new Set([...uses.values()].flatMap((used) => [...used]));
  const cross = (key: Key) => uses.get(key)?.forEach((name) => missing.delete(name));
  chosen.forEach(cross);
  while (missing.size > 0) {
    const gains = [...uses].map(([key, used]) => ({ key, gain: [...used].filter((name) => missing.has(name)).length }));
    const { key } = gains.reduce((best, next) => (next.gain > best.gain ? next : best));
    taken.push(key);
    cross(key);
  }
  return taken;
}
