import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/EstimateSheet.module.css';
import { SheetActions } from '#src/pricing/view/estimator/SheetActions.tsx';
import { SheetNotes } from '#src/pricing/view/estimator/SheetNotes.tsx';
import { SheetTable } from '#src/pricing/view/estimator/SheetTable.tsx';
import { TOTALS } from '#src/pricing/words/estimateWords.ts';
import { formatRate } from '#src/pricing/words/formatMoney.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';

/** What the lines come to: what one shows around, sends and prints. An example is printed with the page, not instead of it. */
export const EstimateSheet = observer(function EstimateSheet() {
  const { i18n, t } = useLingui();
  const { id, store } = useEstimator();
  const { iso } = useSite();
  const { monthly, once } = store.priced;
  const money = (amount: typeof monthly) => formatRate(amount, store.currency, iso);
  return (
    <section
      id={sheetId(id)}
      className={styles.sheet}
      data-surface="purple955"
      data-own={store.isExample ? undefined : true}
      aria-label={t`What it adds up to`}
    >
      <dl className={styles.totals}>
        <div className={styles.monthly}>
          <dt>{store.isExample ? <Trans>The example, per month</Trans> : i18n._(TOTALS.monthly)}</dt>
          <dd data-total="monthly">{money(monthly)}</dd>
        </div>
        {once !== '0' && (
          <div className={styles.once}>
            <dt>{i18n._(TOTALS.once)}</dt>
            <dd data-total="once">{money(once)}</dd>
          </div>
        )}
      </dl>
      <Ruler ticks={48} className={styles.ruler} />
      {store.rows.length > 0 && <SheetTable />}
      <SheetNotes />
      <SheetActions />
    </section>
  );
});

/** @returns the id of what the lines come to */
export const sheetId = (block: string) => `${block}-sheet`;
