import type { Boot } from '#src/app/boot.ts';
import { serializeJson } from '#src/shared/text/serializeJson.ts';

/** Where a value is: the names that lead to it. */
type Place = readonly string[];

/** The data, with `null` where a list stands that is there before, and from where each of those is to be had. */
interface Written {
  readonly data: unknown;
  readonly same: readonly (readonly [place: Place, first: Place])[];
}

/** To say that a shorter list is the same takes as much as the list. */
const LONG = 8;

/**
 * Two blocks of a page may be made with one list, as the price list and the estimator are with the countries. It is in the
 * document once, and one list again in the browser.
 *
 * @returns the data of a page as text, safe inside a script element
 */
export function writeBoot(boot: Boot): string {
  const first = new Map<unknown, Place>();
  const same: [Place, Place][] = [];
  const write = (value: unknown, place: Place): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, write(part, [...place, name])]));
    }
    if (value.length < LONG) return value.map((part, index) => write(part, [...place, String(index)]));
    const known = first.get(value);
    if (!known) {
      first.set(value, place);
      return value;
    }
    same.push([place, known]);
    return null;
  };
  const data = write(boot, []);
  return serializeJson({ data, same } satisfies Written);
}

/**
 * @param text of `writeBoot`
 * @throws {SyntaxError} for what is no JSON
 */
export function readBoot(text: string): Boot {
  const { data, same } = JSON.parse(text) as Written;
  const at = (place: Place) => place.reduce((value, name) => (value as Record<string, unknown>)[name], data);
  for (const [place, first] of same) {
    const holder = at(place.slice(0, -1)) as Record<string, unknown>;
    holder[place.at(-1) ?? ''] = at(first);
  }
  return data as Boot;
}
