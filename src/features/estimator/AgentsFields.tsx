import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { ChoiceSelect } from '#src/features/estimator/ChoiceSelect.tsx';
import { useEstimator } from '#src/features/estimator/EstimatorContext.ts';
import type { FieldsProps } from '#src/features/estimator/LineFields.tsx';
import styles from '#src/features/estimator/Line.module.css';
import type { AgentsLine } from '#src/shared/pricing/estimate.ts';
import { NumberField } from '#src/features/estimator/NumberField.tsx';
import { agentPlans } from '#src/shared/pricing/offers.ts';
import { usePriceNames } from '#src/i18n/usePriceNames.ts';

/** People who take calls, by their plan. */
export const AgentsFields = observer(function AgentsFields({ draft, index }: FieldsProps<AgentsLine>) {
  const { t } = useLingui();
  const { store } = useEstimator();
  const { subscription } = usePriceNames();
  return (
    <div className={styles.fields} data-kind="agents">
      <ChoiceSelect
        draft={draft}
        index={index}
        field="plan"
        label={t`Plan`}
        value={draft.line.plan}
        offered={agentPlans(store.data.rates.everywhere).map(({ part }) => part)}
        nameOf={subscription}
      />
      <NumberField draft={draft} index={index} field="count" label={t`How many`} />
    </div>
  );
});
