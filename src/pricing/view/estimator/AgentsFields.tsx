import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { ChoiceSelect } from '#src/pricing/view/estimator/ChoiceSelect.tsx';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import type { FieldsProps } from '#src/pricing/view/estimator/FieldsProps.ts';
import styles from '#src/pricing/view/estimator/Line.module.css';
import { NumberField } from '#src/pricing/view/estimator/NumberField.tsx';
import { agentPlans, type AgentsLine } from '#src/pricing/data/lines/agents.ts';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';

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
