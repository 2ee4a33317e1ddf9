import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import { SheetLine } from '#src/pricing/view/estimator/SheetLine.tsx';
import { LowestNote } from '#src/pricing/view/estimator/SheetNotes.tsx';
import styles from '#src/pricing/view/estimator/SheetTable.module.css';
import { CURRENCIES } from '#src/shared/currencies.ts';

/** Every line with its reasons. Where it is narrow each row takes two lines of text, and stays one of a table. */
export const SheetTable = observer(function SheetTable() {
  const { t } = useLingui();
  const { store } = useEstimator();
  const label = t`The estimate, line by line`;
  const code = CURRENCIES[store.currency];
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <caption className={styles.caption}>
          <Trans>In {code}, taxes not included</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Line</Trans>
            </th>
            <th scope="col">
              <Trans>What you pay for</Trans>
            </th>
            <th scope="col">
              <Trans>Rate</Trans>
            </th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        {store.rows.map((row) => (
          <SheetLine key={row.draft.key} row={row} />
        ))}
      </table>
      <LowestNote />
    </div>
  );
});
