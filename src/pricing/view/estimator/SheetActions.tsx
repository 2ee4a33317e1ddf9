import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { CopyEstimate } from '#src/pricing/view/estimator/CopyEstimate.tsx';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/EstimateSheet.module.css';
import { PrintFooter } from '#src/pricing/view/estimator/PrintFooter.tsx';
import { usePrint } from '#src/pricing/view/estimator/usePrint.ts';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClass } from '#src/ui/buttons/buttonClass.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** The estimate on its way to somebody else. What needs JavaScript is there only with it. */
export const SheetActions = observer(function SheetActions() {
  const { store } = useEstimator();
  const hydrated = useHydrated();
  const print = usePrint();
  if (store.drafts.length === 0) return null;
  const { isShareable } = store;
  return (
    <>
      {!isShareable && (
        <p className={styles.tooLong}>
          <Trans>
            These texts are too long for a link. Your estimate goes on here, but you cannot send it, and it is lost when
            you reload the page. Shorten a text first.
          </Trans>
        </p>
      )}
      <div className={styles.actions}>
        {hydrated && isShareable && <CopyEstimate />}
        {hydrated && (
          <Button theme="secondary" size="small" icon="printer" onClick={print}>
            <Trans>Print</Trans>
          </Button>
        )}
        {isShareable && <CsvLink />}
      </div>
      {hydrated && <PrintFooter />}
    </>
  );
});

const CsvLink = observer(function CsvLink() {
  const { store } = useEstimator();
  const { prefix } = useSite();
  const query = new URLSearchParams({ estimate: store.link, currency: store.currency });
  return (
    <a
      href={`${localizePath('/prices/estimate.csv', prefix)}?${query.toString()}`}
      className={buttonClass('secondary', 'small')}
      download
    >
      <span className={styles.csv}>
        <Icon name="download" size={20} />
        <Trans>Download CSV</Trans>
      </span>
    </a>
  );
});
