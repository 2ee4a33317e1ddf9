import { DEFAULT_COUNTRY } from '#config/constants.ts';
import type { Prices } from '#src/pricing/server/prices.ts';
import type { Estimate, EstimateLine } from '#src/pricing/data/estimate.ts';
import { ESTIMATE_LIMITS } from '#src/pricing/data/estimateLink.ts';
import { newLine } from '#src/pricing/data/newLine.ts';
import { toOffered } from '#src/pricing/data/offers.ts';
import { CATEGORIES, MESSAGE_PRICES } from '#src/pricing/data/prices.ts';

const KINDS = ['calls', 'messages', 'numbers', 'agents', 'ai'] as const;
const DIRECTIONS = ['to', 'from'] as const;
const { count: COUNT, seconds: SECONDS, requests: REQUESTS } = ESTIMATE_LIMITS;

/** `3.calls`: the place of the line, and its field. */
const FIELD = /^(\d{1,3})\.([a-z]{1,20})$/;
const REMOVE = /^remove:(\d{1,3})$/;

/** What was sent of one line: every field as often as it came. */
type Fields = ReadonlyMap<string, readonly string[]>;

/**
 * The form of the estimator, sent without JavaScript. What cannot be read becomes the nearest that can, and stands in the
 * form again for its visitor to see: an empty number is 0, one too large the limit. A text or a plan beyond the limits stays
 * as it is: it cannot be written into a link, whose reader then says so.
 *
 * @param sent its fields; `do` adds a line or removes one
 * @param prices of which a new line is made
 * @returns the lines in the order of their places. Fields that are none of the form's are nothing that was typed
 */
export function readEstimateForm(sent: URLSearchParams, prices: Pick<Prices, 'country' | 'everywhere'>): Estimate {
  const chosen = prices.country(sent.get('country') ?? DEFAULT_COUNTRY)?.country_code ?? DEFAULT_COUNTRY;
  const wanted = sent.get('do') ?? '';
  const removed = REMOVE.exec(wanted)?.[1];
  const lines = [...collectLines(sent)]
    .filter(([place]) => removed === undefined || place !== Number(removed))
    .sort(([a], [b]) => a - b)
    .flatMap(([, fields]) => readLine(fields, chosen) ?? []);
  const added = KINDS.find((kind) => wanted === `add:${kind}`);
  return added && lines.length < ESTIMATE_LIMITS.lines ? [...lines, addLine(added, chosen, prices)] : lines;
}

function addLine(kind: EstimateLine['kind'], chosen: string, prices: Pick<Prices, 'country' | 'everywhere'>) {
  const line = newLine(kind, chosen, prices.everywhere());
  const offered = prices.country(chosen);
  return offered ? toOffered(line, offered) : line;
}

function collectLines(sent: URLSearchParams): ReadonlyMap<number, Fields> {
  const lines = new Map<number, Map<string, string[]>>();
  for (const [name, value] of sent) {
    const [, place, field] = FIELD.exec(name) ?? [];
    if (place === undefined || field === undefined) continue;
    const line = lines.get(Number(place)) ?? new Map<string, string[]>();
    const values = line.get(field) ?? [];
    values.push(value);
    lines.set(Number(place), line.set(field, values));
  }
  return lines;
}

/** @returns undefined when it is no kind of line */
function readLine(fields: Fields, chosen: string): EstimateLine | undefined {
  const text = (name: string) => fields.get(name)?.[0]?.trim() ?? '';
  const choice = <Name extends string>(name: string, names: readonly [Name, ...Name[]]): Name =>
    names.find((known) => known === text(name)) ?? names[0];
  const number = (name: string, limit: number) => readQuantity(text(name), limit);
  const country = /^[a-z]{2}$/i.test(text('country')) ? text('country').toLowerCase() : chosen;
  const category = () => choice('category', CATEGORIES);
  const kind = KINDS.find((known) => known === text('kind'));
  switch (kind) {
    case 'calls': {
      const length = { calls: number('calls', COUNT), seconds: number('seconds', SECONDS) };
      return { kind, direction: choice('direction', DIRECTIONS), country, category: category(), ...length };
    }
    case 'messages': {
      const message = readText(fields.get('text')?.[0] ?? '');
      const direction = choice('direction', ['smsout', ...MESSAGE_PRICES]);
      return { kind, direction, country, count: number('count', COUNT), text: message };
    }
    case 'numbers':
      return { kind, country, category: category(), count: number('count', COUNT) };
    case 'agents':
      return { kind, plan: text('plan'), count: number('count', COUNT) };
    case 'ai': {
      const layers = [...new Set(fields.get('layers'))];
      const counts = { calls: number('calls', COUNT), seconds: number('seconds', SECONDS) };
      return { kind, ...counts, layers, requests: number('requests', REQUESTS) };
    }
    case undefined:
      return undefined;
  }
}

/** Forms send two characters for a line break; the text has one, and so do its limit and its price. */
const readText = (text: string) => text.replace(/\r\n?/g, '\n');

/** What people write between thousands: a point, a comma, an apostrophe, any space. */
const GROUPED = /^\d{1,3}(?:[\s.,'’]\d{3})+(?!\d)/;

/**
 * @param typed a number as somebody types it: `1 000`, `1,000` and `1.000` are a thousand, `61,5` is 62
 * @returns the nearest whole number from 0 to the limit; 0 for what is no number
 */
export function readQuantity(typed: string, limit: number): number {
  const text = typed.normalize('NFKC').trim();
  const grouped = GROUPED.exec(text)?.[0];
  const written = grouped ? grouped.replace(/\D/g, '') : (/^\+?\d+(?:[.,]\d+)?(?:e\+?\d+)?/i.exec(text)?.[0] ?? '0');
  return Math.min(Math.round(Number(written.replace(',', '.'))), limit);
}
