import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { ChoiceSelect } from '#src/pricing/view/estimator/ChoiceSelect.tsx';
import { CountrySelect } from '#src/pricing/view/estimator/CountrySelect.tsx';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import type { FieldsProps } from '#src/pricing/view/estimator/FieldsProps.ts';
import styles from '#src/pricing/view/estimator/Line.module.css';
import { NumberField } from '#src/pricing/view/estimator/NumberField.tsx';
import { callCategories, type CallsLine } from '#src/pricing/data/lines/calls.ts';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';

/** Minutes on the phone network: whose, where, how many. */
export const CallsFields = observer(function CallsFields({ draft, index }: FieldsProps<CallsLine>) {
  const { t } = useLingui();
  const { store } = useEstimator();
  const { category } = usePriceNames();
  const { line } = draft;
  const directions = { to: t`Outgoing`, from: t`Incoming` };
  return (
    <div className={styles.fields} data-kind="calls">
      <CountrySelect draft={draft} index={index} offer={line.direction} />
      <ChoiceSelect
        draft={draft}
        index={index}
        field="category"
        label={t`Kind of number`}
        value={line.category}
        offered={callCategories(store.pricesOf(line.country), line.direction)}
        nameOf={category}
      />
      <ChoiceSelect
        draft={draft}
        index={index}
        field="direction"
        label={t`Direction`}
        value={line.direction}
        offered={['to', 'from']}
        nameOf={(direction) => directions[direction]}
      />
      <NumberField draft={draft} index={index} field="calls" label={t`Calls a month`} />
      <NumberField draft={draft} index={index} field="seconds" label={t`Seconds per call`} />
    </div>
  );
});
