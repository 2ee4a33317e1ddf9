import { LRUCache } from 'lru-cache';

/** Asks for what was made of an object under a name, and has it made where it is not there. */
type KeepPart<Part> = (of: object, name: string, make: () => Part) => Part;

/**
 * What was made of objects of the content is kept as long as they are, up to a bound: finished pages are in the page cache, and
 * a site of a thousand pages would hold the parts of all of them for the few that are rendered again.
 *
 * @param most of all parts together, in characters; those that were not used for the longest time go
 * @param lengthOf one part, in characters
 */
export function createKeptParts<Part extends object | string>(
  most: number,
  lengthOf: (part: Part) => number,
): KeepPart<Part> {
  const ids = new WeakMap<object, number>();
  let last = 0;
  const kept = new LRUCache<string, Part>({ maxSize: most, sizeCalculation: (part) => lengthOf(part) + 1 });
  return (of, name, make) => {
    const id = ids.get(of) ?? (last += 1);
    ids.set(of, id);
    const key = `${String(id)} ${name}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const part = make();
    kept.set(key, part);
    return part;
  };
}
