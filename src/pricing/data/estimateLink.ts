import type { Estimate, EstimateLine } from '#src/pricing/data/estimate.ts';
import { grammarOf } from '#src/pricing/data/lines/fieldGrammar.ts';
import { ESTIMATE_LIMITS } from '#src/pricing/data/lines/lineFields.ts';
import { findKind, kindOf } from '#src/pricing/data/lines/kindOf.ts';

/**
 * An estimate as a query parameter, of characters that no address escapes: lines joined by `~`, their fields by `.`, a text
 * as base64url of its UTF-8. `calls.to.de.Mobile.1000.61~numbers.us.Landline.3~messages.smsout.br.500.T2zDoQ`.
 * Links are sent around and kept: what has once been written must stay readable.
 */

/** An estimate without lines: not the same as none, for which an example is shown. */
const NO_LINES = 'none';
/** In place of a line that cannot be written: whoever reads the link counts it. */
const UNWRITTEN = '-';

/**
 * @param link the query parameter; '' when it is absent
 * @returns its lines, and how many more could not be read or break a limit: such a line is left out whole
 */
export function readEstimate(link: string): { estimate: Estimate; unread: number } {
  const written = link === '' || link === NO_LINES ? [] : link.split('~');
  const estimate = written.slice(0, ESTIMATE_LIMITS.lines).flatMap((line) => readLine(line) ?? []);
  return { estimate, unread: written.length - estimate.length };
}

/**
 * @returns the query parameter, never empty. A line that breaks a limit leaves a mark that is read as a line that could not
 *   be read; half a surrogate pair in a text becomes U+FFFD. It may be too long for an address: see `fitsAddress`
 */
export function writeEstimate(estimate: Estimate): string {
  if (estimate.length === 0) return NO_LINES;
  return estimate.map((line) => (isEstimateLine(line) ? writeLine(line) : UNWRITTEN)).join('~');
}

/**
 * @returns the query parameter, never too long for an address: a line that has no room left leaves the same mark as one that
 *   breaks a limit
 */
export function writeFittingEstimate(estimate: Estimate): string {
  const whole = writeEstimate(estimate);
  if (fitsAddress(whole)) return whole;
  let room = ESTIMATE_LIMITS.link - estimate.map(() => UNWRITTEN).join('~').length;
  const fitting = estimate.map((line) => {
    const written = writeEstimate([line]);
    const more = written.length - UNWRITTEN.length;
    if (more > room) return UNWRITTEN;
    room -= more;
    return written;
  });
  return fitting.join('~');
}

/** @returns whether a link is short enough to be one; one that is longer must not be offered */
export function fitsAddress(link: string): boolean {
  return link.length <= ESTIMATE_LIMITS.link;
}

/** @returns whether all fields of a line are within the limits; not whether there are prices for it */
export function isEstimateLine(line: EstimateLine): boolean {
  const values = valuesOf(line);
  return Object.entries(kindOf(line).fields).every(([name, field]) => grammarOf(field).isRight(values[name], field));
}

const valuesOf = (line: EstimateLine) => line as unknown as Readonly<Record<string, unknown>>;

function writeLine(line: EstimateLine): string {
  const values = valuesOf(line);
  const pieces = Object.entries(kindOf(line).fields).flatMap(([name, field]) => grammarOf(field).write(values[name]));
  return [line.kind, ...pieces].join('.');
}

/** One spelling for each line: `007`, `1e3` and a field too many are not read. */
function readLine(written: string): EstimateLine | undefined {
  const line = parseLine(written.split('.'));
  return line && isEstimateLine(line) && writeLine(line) === written ? line : undefined;
}

/** Whatever the fields say, unchecked. */
function parseLine([name, ...pieces]: readonly string[]): EstimateLine | undefined {
  const kind = findKind(name);
  if (!kind) return undefined;
  const values = Object.entries(kindOf({ kind }).fields).map(([field, of], place) => {
    const own = of.type === 'parts' ? pieces.slice(place) : pieces.slice(place, place + 1);
    return [field, grammarOf(of).read(own, of)] as const;
  });
  if (values.some(([, value]) => value === undefined)) return undefined;
  return { kind, ...Object.fromEntries(values) } as EstimateLine;
}
