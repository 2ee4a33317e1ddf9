import { trimSlash } from '#src/shared/address/trimSlash.ts';

/**
 * @param to where a redirect rule leads
 * @param origin of the site that follows it, as `https://host`
 * @returns the path that the site is then asked for, decoded, as rules are compared; undefined for another host
 */
export function targetPath(to: string, origin: string): string | undefined {
  const isOwn = to === origin || to.startsWith(`${origin}/`);
  const [path = ''] = (isOwn ? to.slice(origin.length) : to).split(/[?#]/);
  return path.startsWith('https:') ? undefined : trimSlash(decode(path));
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * @param next for each address that is led on, the one that it leads to
 * @returns the addresses that lead round and round, circle by circle; each is passed once, however long the ways are
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
