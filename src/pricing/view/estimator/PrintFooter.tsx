import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { brand } from '#config/brand.ts';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/EstimateSheet.module.css';
import { estimateHref } from '#src/pricing/view/estimator/useEstimateAddress.ts';
import { formatDate } from '#src/i18n/formatDate.ts';
import { useSite } from '#src/request/SiteContext.tsx';

/** On paper only: of when it is, and where it can be opened again. The day is the visitor's, so it is made in the browser. */
export const PrintFooter = observer(function PrintFooter() {
  const { id, store } = useEstimator();
  const { iso } = useSite();
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  const day = formatDate(local.toISOString().slice(0, 10), iso);
  const { name } = brand;
  return (
    <p className={styles.paper}>
      <Trans>
        {name}, estimate of {day}
      </Trans>{' '}
      {store.isShareable && <span className={styles.address}>{estimateHref(store.link, id)}</span>}
    </p>
  );
});
