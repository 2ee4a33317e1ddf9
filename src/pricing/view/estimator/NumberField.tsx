import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { limitOf, problemOf, type CountField, type DraftLine } from '#src/pricing/view/estimator/draftLine.ts';
import { fieldId } from '#src/ui/fields/fieldIds.ts';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import { COUNT_PATTERN } from '#src/pricing/view/estimator/readCount.ts';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

interface NumberFieldProps {
  readonly draft: DraftLine;
  readonly index: number;
  readonly field: CountField;
  readonly label: string;
  readonly hint?: string;
}

/** A number of a line. What is typed stays, and what is wrong with it is said; without JavaScript the pattern asks for one. */
export const NumberField = observer(function NumberField({ draft, index, field, label, hint }: NumberFieldProps) {
  const { id, store } = useEstimator();
  return (
    <TextField
      id={fieldId(id, draft.key, field)}
      name={`${String(index)}.${field}`}
      label={label}
      hint={hint}
      error={useProblem(draft, field)}
      inputMode="numeric"
      pattern={COUNT_PATTERN}
      maxLength={16}
      value={draft.typed[field] ?? ''}
      onChange={({ target }) => store.type(draft.key, field, target.value)}
    />
  );
});

function useProblem(draft: DraftLine, field: CountField): string | undefined {
  const { t } = useLingui();
  const { iso } = useSite();
  const most = formatNumber(limitOf(draft.line, field), iso);
  const problem = problemOf(draft, field);
  const words = {
    empty: t`Enter a number. Until then, this line is not counted.`,
    notWhole: t`Enter a whole number in digits. Until then, this line is not counted.`,
    tooLarge: t`Enter ${most} at most. Until then, this line is not counted.`,
  };
  return problem && words[problem];
}
