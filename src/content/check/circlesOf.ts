/**
 * @param next of each name that leads on (an address, a block), the one that it leads to
 * @returns the names that lead round and round, circle by circle; each is passed once, however long the ways are
 */
export function circlesOf(next: ReadonlyMap<string, string>): string[][] {
  const passed = new Set<string>();
  const circles: string[][] = [];
  for (const start of next.keys()) {
    const way = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !passed.has(at)) {
      passed.add(at);
      way.add(at);
      at = next.get(at);
    }
    const steps = [...way];
    if (at !== undefined && way.has(at)) circles.push(steps.slice(steps.indexOf(at)));
  }
  return circles;
}
