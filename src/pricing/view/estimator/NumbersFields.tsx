import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { ChoiceSelect } from '#src/pricing/view/estimator/ChoiceSelect.tsx';
import { CountrySelect } from '#src/pricing/view/estimator/CountrySelect.tsx';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import type { FieldsProps } from '#src/pricing/view/estimator/FieldsProps.ts';
import styles from '#src/pricing/view/estimator/Line.module.css';
import { NumberField } from '#src/pricing/view/estimator/NumberField.tsx';
import { rentedCategories, type NumbersLine } from '#src/pricing/data/lines/numbers.ts';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';

/** Numbers that are rented. */
export const NumbersFields = observer(function NumbersFields({ draft, index }: FieldsProps<NumbersLine>) {
  const { t } = useLingui();
  const { store } = useEstimator();
  const { category } = usePriceNames();
  const { line } = draft;
  return (
    <div className={styles.fields} data-kind="numbers">
      <CountrySelect draft={draft} index={index} offer="from" />
      <ChoiceSelect
        draft={draft}
        index={index}
        field="category"
        label={t`Kind of number`}
        value={line.category}
        offered={rentedCategories(store.pricesOf(line.country))}
        nameOf={category}
      />
      <NumberField draft={draft} index={index} field="count" label={t`How many`} />
    </div>
  );
});
