import { observer } from 'mobx-react-lite';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import { fieldId } from '#src/ui/fields/fieldIds.ts';
import type { DraftLine } from '#src/pricing/view/estimator/draftLine.ts';
import { SelectField } from '#src/ui/fields/SelectField.tsx';

interface ChoiceSelectProps<Value extends string> {
  readonly draft: DraftLine;
  readonly index: number;
  readonly field: string;
  readonly label: string;
  readonly value: Value;
  readonly offered: readonly Value[];
  readonly nameOf: (value: Value) => string;
}

/** One of a few. What a link asks for stays chosen even where it is not offered: the line then says that it has no price. */
export const ChoiceSelect = observer(function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { draft, index, field, label, value, offered, nameOf } = props;
  const { id, store } = useEstimator();
  const shown = offered.includes(value) || value === '' ? offered : [...offered, value];
  return (
    <SelectField
      id={fieldId(id, draft.key, field)}
      name={`${String(index)}.${field}`}
      label={label}
      value={value}
      onChange={({ target }) => store.choose(draft.key, { [field]: target.value })}
    >
      {shown.map((name) => (
        <option key={name} value={name}>
          {nameOf(name)}
        </option>
      ))}
    </SelectField>
  );
});
