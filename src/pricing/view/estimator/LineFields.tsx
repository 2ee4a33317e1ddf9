import { AgentsFields } from '#src/pricing/view/estimator/AgentsFields.tsx';
import { AiFields } from '#src/pricing/view/estimator/AiFields.tsx';
import { CallsFields } from '#src/pricing/view/estimator/CallsFields.tsx';
import type { DraftLine } from '#src/pricing/view/estimator/draftLine.ts';
import { MessagesFields } from '#src/pricing/view/estimator/MessagesFields.tsx';
import { NumbersFields } from '#src/pricing/view/estimator/NumbersFields.tsx';
import type {
  AgentsLine,
  AiLine,
  CallsLine,
  EstimateLine,
  MessagesLine,
  NumbersLine,
} from '#src/pricing/data/estimate.ts';

/** What the fields of every kind of line get. */
export interface FieldsProps<Line extends EstimateLine> {
  readonly draft: DraftLine<Line>;
  /** The place in the form: fields are named by it. */
  readonly index: number;
}

/** The fields of a line, by its kind. */
export function LineFields({ draft, index }: FieldsProps<EstimateLine>) {
  switch (draft.line.kind) {
    case 'calls':
      return <CallsFields draft={draft as DraftLine<CallsLine>} index={index} />;
    case 'messages':
      return <MessagesFields draft={draft as DraftLine<MessagesLine>} index={index} />;
    case 'numbers':
      return <NumbersFields draft={draft as DraftLine<NumbersLine>} index={index} />;
    case 'agents':
      return <AgentsFields draft={draft as DraftLine<AgentsLine>} index={index} />;
    case 'ai':
      return <AiFields draft={draft as DraftLine<AiLine>} index={index} />;
  }
}
