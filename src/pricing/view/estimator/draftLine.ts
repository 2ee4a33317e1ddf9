import { readCount, type CountProblem } from '#src/pricing/view/estimator/readCount.ts';
import type { EstimateLine } from '#src/pricing/data/estimate.ts';
import { ESTIMATE_LIMITS } from '#src/pricing/data/estimateLink.ts';

/** What a line of an estimate is about; each kind has fields of its own. */
export type Kind = EstimateLine['kind'];
type LineOf<OfKind extends Kind> = Extract<EstimateLine, { readonly kind: OfKind }>;

/** The fields of a line that hold a number, in the order in which they stand. */
const COUNTS = {
  calls: ['calls', 'seconds'],
  messages: ['count'],
  numbers: ['count'],
  agents: ['count'],
  ai: ['calls', 'seconds', 'requests'],
} as const satisfies { readonly [OfKind in Kind]: readonly (keyof LineOf<OfKind>)[] };

/** A field that is typed as text and counts as a number. */
export type CountField = (typeof COUNTS)[Kind][number];

/**
 * A line that is being written. What is typed into a number is kept as it is, right or wrong; `line` is what was right
 * last.
 */
export interface DraftLine<Line extends EstimateLine = EstimateLine> {
  /** Stays with the line while others come and go. */
  readonly key: string;
  readonly line: Line;
  readonly typed: Readonly<Partial<Record<CountField, string>>>;
}

/** @returns a draft of a line that is right */
export function draftOf(key: string, line: EstimateLine): DraftLine {
  const counts = line as Readonly<Partial<Record<CountField, number>>>;
  const typed = COUNTS[line.kind].map((field) => [field, String(counts[field])]);
  return { key, line, typed: Object.fromEntries(typed) as DraftLine['typed'] };
}

const LIMITS: Readonly<Partial<Record<CountField, number>>> = {
  seconds: ESTIMATE_LIMITS.seconds,
  requests: ESTIMATE_LIMITS.requests,
};

/** @returns the largest number that a field takes */
export const limitOf = (field: CountField): number => LIMITS[field] ?? ESTIMATE_LIMITS.count;

/** @returns the draft after something was typed into one of its numbers */
export function withTyped(draft: DraftLine, field: CountField, text: string): DraftLine {
  const value = readCount(text, limitOf(field));
  const line = typeof value === 'number' ? { ...draft.line, [field]: value } : draft.line;
  return { ...draft, line, typed: { ...draft.typed, [field]: text } };
}

/** @returns what is wrong with one of its numbers, if anything is */
export function problemOf({ typed }: DraftLine, field: CountField): CountProblem | undefined {
  const read = readCount(typed[field] ?? '', limitOf(field));
  return typeof read === 'number' ? undefined : read;
}

/** @returns whether the draft can be priced as it stands */
export function isRight(draft: DraftLine): boolean {
  return COUNTS[draft.line.kind].every((field) => problemOf(draft, field) === undefined);
}

/** @returns the code of the country whose rates the line needs, if it has one */
export function countryOf(line: EstimateLine | undefined): string | undefined {
  return line && 'country' in line ? line.country : undefined;
}
