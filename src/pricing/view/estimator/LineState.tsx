import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { EstimateRow } from '#src/pricing/view/estimator/EstimateStore.ts';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/Line.module.css';
import { UNPRICED } from '#src/pricing/words/estimateWords.ts';
import { countryOf } from '#src/pricing/data/lines/kindOf.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** Why a line is not in the total, as far as its fields do not say it. */
export const LineState = observer(function LineState({ row: { state, draft } }: { readonly row: EstimateRow }) {
  const { i18n } = useLingui();
  const { retry } = useEstimator();
  if (state === 'priced' || state === 'wrong' || state === 'asked') return null;
  const iso = countryOf(draft.line) ?? '';
  return (
    <div className={styles.state} data-state={state}>
      <Icon name={state === 'waiting' ? 'clock' : 'alert-triangle'} size={20} />
      <p>
        {state === 'waiting' && <Trans>Loading the rates of this country.</Trans>}
        {state === 'failed' && (
          <Trans>The rates of this country could not be loaded. The line is not in the total.</Trans>
        )}
        {state === 'unpriced' && i18n._(UNPRICED)}
      </p>
      {state === 'failed' && (
        <Button theme="quiet" size="small" onClick={() => retry(draft.key, iso)}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
});
