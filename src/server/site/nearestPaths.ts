import { editDistance } from '#src/shared/text/editDistance.ts';

/** An address longer than this is no slip of the fingers, and not worth comparing. */
const LONGEST_PATH = 200;
const MOST_PATHS = 300;
const SHOWN = 3;
/** Of the longer of two paths, how much may differ. */
const MOST_DIFFERENT = 0.5;
/** A word that was found at another place than the visitor looked is as good as this many wrong letters. */
const OTHER_PLACE = 2;

/** Infinite when too much differs; lengths tell that of most pairs, so that few are compared in full. */
function distance(a: string, b: string): number {
  const most = Math.floor(Math.max(a.length, b.length) * MOST_DIFFERENT);
  if (Math.abs(a.length - b.length) > most) return Infinity;
  const found = editDistance(a, b);
  return found <= most ? found : Infinity;
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * @param asked the path that has no page, decoded
 * @param paths those that have one
 * @returns up to three of them that the visitor may have meant, the nearest first
 */
export function findNearest(asked: string, paths: readonly string[]): string[] {
  if (asked.length > LONGEST_PATH) return [];
  const wanted = asked.toLowerCase().replace(/(?<=[^/])\/$/, '');
  return paths
    .slice(0, MOST_PATHS)
    .filter((path) => path !== '/' && path.length <= LONGEST_PATH)
    .map((path) => {
      const known = path.toLowerCase();
      const word = distance(lastSegment(wanted), lastSegment(known)) + OTHER_PLACE;
      return { path, far: Math.min(distance(wanted, known), word) };
    })
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far || a.path.localeCompare(b.path))
    .slice(0, SHOWN)
    .map(({ path }) => path);
}
