import { editDistance } from '#src/shared/text/editDistance.ts';

/** An address longer than this is no slip of the fingers, and not worth comparing. */
const LONGEST_PATH = 200;
const SHOWN = 3;
/** Of the longer of two paths, how much may differ. */
const MOST_DIFFERENT = 0.5;
/** A word that was found at another place than the visitor looked is as good as this many wrong letters. */
const OTHER_PLACE = 2;

/** Infinite when too much differs, or more than `most`. */
function distance(a: string, b: string, most: number): number {
  return editDistance(a, b, Math.min(most, Math.floor(Math.max(a.length, b.length) * MOST_DIFFERENT)));
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function howFar(wanted: string, known: string, most: number): number {
  const word = distance(lastSegment(wanted), lastSegment(known), most - OTHER_PLACE) + OTHER_PLACE;
  return Math.min(word, distance(wanted, known, Math.min(most, word)));
}

/**
 * @param asked the path that has no page, decoded
 * @param paths those that have one
 * @returns up to three of them that the visitor may have meant, the nearest first
 */
export function findNearest(asked: string, paths: Iterable<string>): string[] {
  if (asked.length > LONGEST_PATH) return [];
  const wanted = asked.toLowerCase().replace(/(?<=[^/])\/$/, '');
  let nearest: { readonly path: string; readonly far: number }[] = [];
  for (const path of paths) {
    if (path === '/' || path.length > LONGEST_PATH) continue;
    // What is farther than those that were found already needs no close look: all paths of a site can be gone through.
    const far = howFar(wanted, path.toLowerCase(), nearest[SHOWN - 1]?.far ?? Infinity);
    if (far === Infinity) continue;
    nearest.push({ path, far });
    nearest = nearest.sort((a, b) => a.far - b.far || a.path.localeCompare(b.path)).slice(0, SHOWN);
  }
  return nearest.map(({ path }) => path);
}
