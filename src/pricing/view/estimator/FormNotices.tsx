import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import styles from '#src/pricing/view/estimator/EstimateForm.module.css';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import { withEstimate } from '#src/pricing/view/estimator/useEstimateAddress.ts';
import { sayUnread } from '#src/pricing/words/estimateWords.ts';
import { useAddress } from '#src/request/useAddress.ts';
import { writeEstimate } from '#src/pricing/data/estimateLink.ts';
import { buttonClass } from '#src/ui/buttons/buttonClass.ts';
import { Notice } from '#src/ui/display/Notice.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** Where the lines come from, if it was not the visitor who wrote them. */
export const FormNotices = observer(function FormNotices() {
  const { i18n } = useLingui();
  const { store } = useEstimator();
  const { unread, isExample } = store;
  return (
    <>
      {unread > 0 && (
        <div className={styles.notice}>
          <Notice tone="warning">{i18n._(sayUnread(unread))}</Notice>
        </div>
      )}
      {isExample && <ExampleNotice />}
      {store.drafts.length === 0 && (
        <p className={styles.empty}>
          <Trans>The estimate is empty. Add what you expect in a month, line by line.</Trans>
        </p>
      )}
    </>
  );
});

function ExampleNotice() {
  const { id, clear } = useEstimator();
  const { pathname, search } = useAddress();
  const hydrated = useHydrated();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    clear();
  };
  return (
    <div className={styles.example}>
      <p>
        <Trans>This is an example. Change it to match your month.</Trans>
      </p>
      <a
        href={`${pathname}${withEstimate(search, writeEstimate([]))}#${id}`}
        className={buttonClass('secondary', 'small')}
        onClick={hydrated ? onClick : undefined}
      >
        <Trans>Start from scratch</Trans>
      </a>
    </div>
  );
}
