import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { ChoiceSelect } from '#src/features/estimator/ChoiceSelect.tsx';
import { CountrySelect } from '#src/features/estimator/CountrySelect.tsx';
import { useEstimator } from '#src/features/estimator/EstimatorContext.ts';
import type { FieldsProps } from '#src/features/estimator/LineFields.tsx';
import styles from '#src/features/estimator/Line.module.css';
import type { CallsLine } from '#src/shared/pricing/estimate.ts';
import { NumberField } from '#src/features/estimator/NumberField.tsx';
import { callCategories } from '#src/shared/pricing/offers.ts';
import { usePriceNames } from '#src/i18n/usePriceNames.ts';

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
      <NumberField draft={draft} index={index} field="seconds" label={t`Seconds of one call`} />
    </div>
  );
});
