import type { EstimateLine } from '#src/pricing/data/estimate.ts';
import type { DraftLine } from '#src/pricing/view/estimator/draftLine.ts';

/** What the fields of every kind of line get. */
export interface FieldsProps<Line extends EstimateLine> {
  readonly draft: DraftLine<Line>;
  /** The place in the form: fields are named by it. */
  readonly index: number;
}
