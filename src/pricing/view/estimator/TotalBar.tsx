import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/EstimateForm.module.css';
import { sheetId } from '#src/pricing/view/estimator/EstimateSheet.tsx';
import { formatRate } from '#src/pricing/words/formatMoney.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** Where the sum does not fit beside the lines it stays below them, in sight, and leads to its reasons. */
export const TotalBar = observer(function TotalBar() {
  const { id, store } = useEstimator();
  const { iso } = useSite();
  return (
    <p className={styles.total} data-surface="purple955">
      <span>
        <strong>{formatRate(store.priced.monthly, store.currency, iso)}</strong> <Trans>a month</Trans>
      </span>
      <a href={`#${sheetId(id)}`} className={styles.totalLink}>
        <Trans>See the lines</Trans>
        <Icon name="chevron-down" size={20} />
      </a>
    </p>
  );
});
