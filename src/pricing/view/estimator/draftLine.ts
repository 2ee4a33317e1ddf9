import { readCount, type CountProblem } from '#src/pricing/view/estimator/readCount.ts';
import type { EstimateLine, Kind, LineOf } from '#src/pricing/data/estimate.ts';
import { numberFields } from '#src/pricing/data/lines/kindOf.ts';

/** A field that is typed as text and counts as a number. */
export type CountField = { readonly [OfKind in Kind]: NumberNames<LineOf<OfKind>> }[Kind];
type NumberNames<Line> = { readonly [Name in keyof Line]: Line[Name] extends number ? Name : never }[keyof Line];

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
  const typed = namesOf(line).map((field) => [field, String(counts[field])]);
  return { key, line, typed: Object.fromEntries(typed) as DraftLine['typed'] };
}

const namesOf = (line: EstimateLine) => numberFields(line).map(([name]) => name as CountField);

/** @returns the largest number that a field of the line takes; 0 where it has no such field */
export const limitOf = (line: EstimateLine, field: CountField): number =>
  numberFields(line).find(([name]) => name === field)?.[1].most ?? 0;

/** @returns the draft after something was typed into one of its numbers */
export function withTyped(draft: DraftLine, field: CountField, text: string): DraftLine {
  const value = readCount(text, limitOf(draft.line, field));
  const line = typeof value === 'number' ? { ...draft.line, [field]: value } : draft.line;
  return { ...draft, line, typed: { ...draft.typed, [field]: text } };
}

/** @returns what is wrong with one of its numbers, if anything is */
export function problemOf({ line, typed }: DraftLine, field: CountField): CountProblem | undefined {
  const read = readCount(typed[field] ?? '', limitOf(line, field));
  return typeof read === 'number' ? undefined : read;
}

/** @returns whether the draft can be priced as it stands */
export function isRight(draft: DraftLine): boolean {
  return namesOf(draft.line).every((field) => problemOf(draft, field) === undefined);
}
