import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useRef, type SubmitEvent } from 'react';
import { AddLines } from '#src/pricing/view/estimator/AddLines.tsx';
import { EstimateLineView } from '#src/pricing/view/estimator/EstimateLineView.tsx';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/EstimateForm.module.css';
import { FormNotices } from '#src/pricing/view/estimator/FormNotices.tsx';
import { useTypedBefore } from '#src/pricing/view/estimator/useTypedBefore.ts';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { useAddress } from '#src/request/useAddress.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { CarriedQuery } from '#src/ui/fields/CarriedQuery.tsx';
import { readPriceQuery } from '#src/pricing/data/priceQuery.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** The lines, and what adds to them. Without JavaScript each button asks the server for the page with the estimate. */
export const EstimateForm = observer(function EstimateForm() {
  const { t } = useLingui();
  const { store, flush } = useEstimator();
  const { prefix } = useSite();
  const { search } = useAddress();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form, store);
  const onSubmit = (event: SubmitEvent) => {
    if (!hydrated) return;
    event.preventDefault();
    flush();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      action={localizePath('/prices/estimate', prefix)}
      method="get"
      noValidate={hydrated}
      autoComplete="off"
      aria-label={t`What you expect in a month`}
      onSubmit={onSubmit}
      onBlur={flush}
    >
      <CarriedQuery query={readPriceQuery(search)} without={['estimate', 'q']} />
      {/* The Enter key presses the first button of a form, which must not be one that removes a line. */}
      {!hydrated && <button className="visuallyHidden" tabIndex={-1} aria-hidden="true" />}
      <FormNotices />
      <ol className={styles.list}>
        {store.rows.map((row, index) => (
          <EstimateLineView key={row.draft.key} row={row} index={index} />
        ))}
      </ol>
      <AddLines />
      {!hydrated && (
        <div className={styles.recalculate}>
          <Button type="submit">
            <Trans>Recalculate</Trans>
          </Button>
        </div>
      )}
    </form>
  );
});
