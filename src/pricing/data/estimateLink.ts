import type { CallsLine, Estimate, EstimateLine } from '#src/pricing/data/estimate.ts';
import { LONGEST_ESTIMATE } from '#src/pricing/data/estimateAddress.ts';
import { CATEGORIES, MESSAGE_PRICES, type Category, type MessagePrice } from '#src/pricing/data/prices.ts';

/**
 * An estimate as a query parameter, of characters that no address escapes: lines joined by `~`, their fields by `.`, a text
 * as base64url of its UTF-8. `calls.to.de.Mobile.1000.61~numbers.us.Landline.3~messages.smsout.br.500.T2zDoQ`.
 * Links are sent around and kept: what has once been written must stay readable.
 */

/** What one estimate may hold. Seconds and requests are those of one call; text is in UTF-16 units: ten parts of UCS-2. */
export const ESTIMATE_LIMITS = {
  lines: 30,
  count: 100_000_000,
  seconds: 86_400,
  text: 670,
  layers: 30,
  requests: 1000,
  link: LONGEST_ESTIMATE,
} as const;

/** An estimate without lines: not the same as none, for which an example is shown. */
const NO_LINES = 'none';
/** In place of a line that cannot be written: whoever reads the link counts it. */
const UNWRITTEN = '-';

const COUNTRY = /^[a-z]{2}$/;
const PART = /^[\w-]{1,40}$/;

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
  if ('country' in line && !COUNTRY.test(line.country)) return false;
  if ('category' in line && !CATEGORIES.includes(line.category)) return false;
  if ('count' in line && !isCount(line.count)) return false;
  switch (line.kind) {
    case 'calls':
      return ['to', 'from'].includes(line.direction) && isCount(line.calls) && isDuration(line.seconds);
    case 'messages':
      return MESSAGE_PRICES.includes(line.direction) && line.text.length <= ESTIMATE_LIMITS.text;
    case 'numbers':
      return true;
    case 'agents':
      return PART.test(line.plan);
    case 'ai':
      return (
        isCount(line.calls) &&
        isDuration(line.seconds) &&
        isWithin(line.requests, ESTIMATE_LIMITS.requests) &&
        line.layers.length <= ESTIMATE_LIMITS.layers &&
        new Set(line.layers).size === line.layers.length &&
        line.layers.every((layer) => PART.test(layer))
      );
  }
}

const isWithin = (value: number, limit: number) => Number.isInteger(value) && value >= 0 && value <= limit;
const isCount = (value: number) => isWithin(value, ESTIMATE_LIMITS.count);
const isDuration = (value: number) => isWithin(value, ESTIMATE_LIMITS.seconds);

function writeLine(line: EstimateLine): string {
  switch (line.kind) {
    case 'calls':
      return join('calls', line.direction, line.country, line.category, line.calls, line.seconds);
    case 'messages':
      return join('messages', line.direction, line.country, line.count, writeText(line.text));
    case 'numbers':
      return join('numbers', line.country, line.category, line.count);
    case 'agents':
      return join('agents', line.plan, line.count);
    case 'ai':
      return join('ai', line.calls, line.seconds, line.requests, ...line.layers);
  }
}

const join = (...fields: readonly (string | number)[]) => fields.join('.');

/** One spelling for each line: `007`, `1e3` and a field too many are not read. */
function readLine(written: string): EstimateLine | undefined {
  const line = parseLine(written.split('.'));
  return line && isEstimateLine(line) && writeLine(line) === written ? line : undefined;
}

/** Whatever the fields say, unchecked. */
function parseLine([kind, ...fields]: readonly string[]): EstimateLine | undefined {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = fields;
  switch (kind) {
    case 'calls': {
      const [direction, category] = [first as CallsLine['direction'], third as Category];
      return { kind, direction, country: second, category, calls: Number(fourth), seconds: Number(fifth) };
    }
    case 'messages': {
      const text = readText(fourth);
      const direction = first as MessagePrice;
      return text === undefined ? undefined : { kind, direction, country: second, count: Number(third), text };
    }
    case 'numbers':
      return { kind, country: first, category: second as Category, count: Number(third) };
    case 'agents':
      return { kind, plan: first, count: Number(second) };
    case 'ai': {
      const [calls, seconds, requests] = [Number(first), Number(second), Number(third)];
      return { kind, calls, seconds, layers: fields.slice(3), requests };
    }
    default:
      return undefined;
  }
}

function writeText(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns undefined for what is not base64 of UTF-8 */
function readText(written: string): string | undefined {
  try {
    const bytes = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
