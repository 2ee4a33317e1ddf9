import { AgentsFields } from '#src/features/estimator/AgentsFields.tsx';
import { AiFields } from '#src/features/estimator/AiFields.tsx';
import { CallsFields } from '#src/features/estimator/CallsFields.tsx';
import type { DraftLine } from '#src/features/estimator/draftLine.ts';
import { MessagesFields } from '#src/features/estimator/MessagesFields.tsx';
import { NumbersFields } from '#src/features/estimator/NumbersFields.tsx';
import type {
  AgentsLine,
  AiLine,
  CallsLine,
  EstimateLine,
  MessagesLine,
  NumbersLine,
} from '#src/shared/pricing/estimate.ts';

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
