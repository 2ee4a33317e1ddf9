import { DEFAULT_COUNTRY } from '#config/constants.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import type { Estimate, EstimateLine, Kind } from '#src/pricing/data/estimate.ts';
import { GROUPED_DIGITS } from '#src/pricing/data/groupedDigits.ts';
import { ESTIMATE_LIMITS, type LineField } from '#src/pricing/data/lines/lineFields.ts';
import { findKind, kindOf, toOffered } from '#src/pricing/data/lines/kindOf.ts';
import { LINE_KINDS } from '#src/pricing/data/lines/lineKinds.ts';

/** `3.calls`: the place of the line, and its field. */
const FIELD = /^(\d{1,3})\.([a-z]{1,20})$/;
const ADD = /^add:([a-z]{1,20})$/;
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
  const added = findKind(ADD.exec(wanted)?.[1]);
  return added && lines.length < ESTIMATE_LIMITS.lines ? [...lines, addLine(added, chosen, prices)] : lines;
}

function addLine(kind: Kind, chosen: string, prices: Pick<Prices, 'country' | 'everywhere'>) {
  const line = LINE_KINDS[kind].create(chosen, prices.everywhere());
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
  const kind = findKind(fields.get('kind')?.[0]);
  if (!kind) return undefined;
  const values = Object.entries(kindOf({ kind }).fields).map(([name, field]) => [
    name,
    readField(field, fields.get(name) ?? [], chosen),
  ]);
  return { kind, ...Object.fromEntries(values) } as EstimateLine;
}

/** @returns the nearest value that the field can hold */
function readField(field: LineField, sent: readonly string[], chosen: string): number | string | readonly string[] {
  const [written = ''] = sent;
  const typed = written.trim();
  switch (field.type) {
    case 'number':
      return readQuantity(typed, field.most);
    case 'choice':
      return field.values.find((value) => value === typed) ?? field.usual;
    case 'country':
      return /^[a-z]{2}$/i.test(typed) ? typed.toLowerCase() : chosen;
    case 'text':
      return readText(written);
    case 'part':
      return typed;
    case 'parts':
      return [...new Set(sent)];
  }
}

/** Forms send two characters for a line break; the text has one, and so do its limit and its price. */
const readText = (text: string) => text.replace(/\r\n?/g, '\n');

/** A number in thousands, and what comes behind the point or comma that ends them. */
const GROUPED = new RegExp(String.raw`^(?<whole>${GROUPED_DIGITS})(?:(?!\k<gap>)[.,](?<fraction>\d+))?(?!\d)`);

/**
 * @param typed a number as somebody types it: `1 000`, `1,000` and `1.000` are a thousand, `61,5` is 62
 * @returns the nearest whole number from 0 to the limit; 0 for what is no number
 */
export function readQuantity(typed: string, limit: number): number {
  const text = typed.normalize('NFKC').trim();
  const { whole, fraction = '' } = GROUPED.exec(text)?.groups ?? {};
  const written = whole
    ? `${whole.replace(/\D/g, '')}.${fraction}`
    : (/^\+?\d+(?:[.,]\d+)?(?:e\+?\d+)?/i.exec(text)?.[0] ?? '0');
  return Math.min(Math.round(Number(written.replace(',', '.'))), limit);
}
