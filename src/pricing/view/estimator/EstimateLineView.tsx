import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { EstimateRow } from '#src/pricing/view/estimator/EstimateStore.ts';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import { fieldId } from '#src/ui/fields/fieldIds.ts';
import { viewOf } from '#src/pricing/view/estimator/lineViews.ts';
import { LineState } from '#src/pricing/view/estimator/LineState.tsx';
import styles from '#src/pricing/view/estimator/Line.module.css';
import { formatRate } from '#src/pricing/words/formatMoney.ts';
import { wordsOf } from '#src/pricing/words/lines/lineWords.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { kindOf } from '#src/pricing/data/lines/kindOf.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

interface EstimateLineViewProps {
  readonly row: EstimateRow;
  readonly index: number;
}

/** One line of the estimate: what it is, what it comes to, and its fields. */
export const EstimateLineView = observer(function EstimateLineView({ row, index }: EstimateLineViewProps) {
  const { id, store } = useEstimator();
  const { iso } = useSite();
  const { i18n } = useLingui();
  const { draft, priced } = row;
  const { icon } = kindOf(draft.line);
  const Fields = viewOf(draft.line);
  const number = index + 1;
  return (
    <li className={styles.line}>
      <fieldset id={fieldId(id, draft.key, 'line')} className={styles.set}>
        <legend className={styles.legend}>
          <Icon name={icon} size={24} />
          <span className="visuallyHidden">{number}. </span>
          {i18n._(wordsOf(draft.line).name)}
        </legend>
        <input type="hidden" name={`${String(index)}.kind`} value={draft.line.kind} />
        <div className={styles.bar}>
          {priced?.amount !== undefined && (
            <span className={styles.amount}>
              {formatRate(priced.amount, store.currency, iso)} <Trans>a month</Trans>
            </span>
          )}
          <RemoveButton lineKey={draft.key} index={index} />
        </div>
        <Fields draft={draft} index={index} />
        <LineState row={row} />
      </fieldset>
    </li>
  );
});

function RemoveButton({ lineKey, index }: { readonly lineKey: string; readonly index: number }) {
  const { t } = useLingui();
  const { remove } = useEstimator();
  const hydrated = useHydrated();
  const number = index + 1;
  return (
    <button
      type={hydrated ? 'button' : 'submit'}
      name="do"
      value={`remove:${String(index)}`}
      formNoValidate
      className={styles.remove}
      aria-label={t`Remove line ${number}`}
      onClick={hydrated ? () => remove(lineKey) : undefined}
    >
      <Icon name="trash" size={20} />
    </button>
  );
}
