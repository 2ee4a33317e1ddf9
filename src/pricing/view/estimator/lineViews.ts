import type { ComponentType } from 'react';
import { AgentsFields } from '#src/pricing/view/estimator/AgentsFields.tsx';
import { AiFields } from '#src/pricing/view/estimator/AiFields.tsx';
import { CallsFields } from '#src/pricing/view/estimator/CallsFields.tsx';
import type { FieldsProps } from '#src/pricing/view/estimator/FieldsProps.ts';
import { MessagesFields } from '#src/pricing/view/estimator/MessagesFields.tsx';
import { NumbersFields } from '#src/pricing/view/estimator/NumbersFields.tsx';
import type { EstimateLine, Kind, LineOf } from '#src/pricing/data/estimate.ts';

/** The fields of each kind on the page. */
const LINE_VIEWS: { readonly [OfKind in Kind]: ComponentType<FieldsProps<LineOf<OfKind>>> } = {
  calls: CallsFields,
  messages: MessagesFields,
  numbers: NumbersFields,
  agents: AgentsFields,
  ai: AiFields,
};

/** @returns the fields of a line. They take lines of this kind only */
export const viewOf = ({ kind }: Pick<EstimateLine, 'kind'>) =>
  LINE_VIEWS[kind] as ComponentType<FieldsProps<EstimateLine>>;
