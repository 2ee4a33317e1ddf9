/** The country of a visitor, as `GET /api/getLoc` knows it. */

let asked: Promise<string | undefined> | undefined;

/**
 * Asks once for as long as the document lives, and only when something on a page needs to know; what could not be had is logged
 * (SPEC part 8) and asked for again.
 *
 * @returns ISO in small letters; undefined where it is not known
 */
export function askRegion(): Promise<string | undefined> {
  asked ??= load().catch((error: unknown) => {
    console.warn('The region is unavailable', error);
    asked = undefined;
    return undefined;
  });
  return asked;
}

async function load(): Promise<string | undefined> {
  const response = await fetch('/api/getLoc', { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The region answered ${String(response.status)}`);
  const { result, country_code } = (await response.json()) as { result?: unknown; country_code?: unknown };
  return result === true && typeof country_code === 'string' ? country_code.toLowerCase() : undefined;
}
