import type { Estimate, EstimateLine, Kind } from '#src/pricing/data/estimate.ts';
import type { LineField, NumberField } from '#src/pricing/data/lines/lineFields.ts';
import type { LineKind } from '#src/pricing/data/lines/lineKind.ts';
import { LINE_KINDS } from '#src/pricing/data/lines/lineKinds.ts';
import type { CountryPrices } from '#src/pricing/data/prices.ts';

/** In the order of their buttons. */
export const KINDS = Object.keys(LINE_KINDS) as readonly Kind[];

/** @returns the kind of that name, if it is one */
export const findKind = (name: string | undefined): Kind | undefined => KINDS.find((kind) => kind === name);

/** A kind whose lines are not told apart: whoever asks it of a line has it from that line. */
interface SomeKind extends Omit<LineKind<EstimateLine>, 'fields'> {
  readonly fields: Readonly<Record<string, LineField>>;
}

/** @returns what is known of the line's kind. It may be asked of lines of this kind only */
export const kindOf = ({ kind }: Pick<EstimateLine, 'kind'>): SomeKind => LINE_KINDS[kind];

/** @returns the line with something that its country offers: what was chosen for another may not be */
export const toOffered = (line: EstimateLine, prices: CountryPrices): EstimateLine =>
  kindOf(line).toOffered?.(line, prices) ?? line;

/** @returns the fields of the line that hold a number, by name, in the order of its address */
export function numberFields(line: Pick<EstimateLine, 'kind'>): readonly (readonly [string, NumberField])[] {
  return Object.entries(kindOf(line).fields).flatMap(([name, field]) =>
    field.type === 'number' ? [[name, field] as const] : [],
  );
}

/** @returns the code of the country whose rates the line needs, if it has one */
export const countryOf = (line: EstimateLine | undefined): string | undefined =>
  line && 'country' in line ? line.country : undefined;

/** @returns the countries of the lines, each once */
export const countriesOf = (estimate: Estimate): readonly string[] => [
  ...new Set(estimate.flatMap((line) => countryOf(line) ?? [])),
];
