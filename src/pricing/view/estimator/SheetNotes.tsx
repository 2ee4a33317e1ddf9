import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/EstimateSheet.module.css';
import { sayUnread } from '#src/pricing/words/estimateWords.ts';
import { useOriginWords } from '#src/pricing/words/useOriginWords.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** What the sum is, and is not. */
export const SheetNotes = observer(function SheetNotes() {
  const { i18n } = useLingui();
  const { store } = useEstimator();
  const { sample, stale } = useOriginWords(store.data.origin);
  const leftOut = store.rows.filter(({ state }) => state !== 'priced').length;
  return (
    <ul className={styles.notes}>
      {/* The form says it beside the lines, and is not printed. */}
      {store.unread > 0 && (
        <li data-tone="warning" className={styles.unread}>
          <Icon name="alert-triangle" size={20} />
          <span>{i18n._(sayUnread(store.unread))}</span>
        </li>
      )}
      {leftOut > 0 && (
        <li data-tone="warning">
          <Icon name="alert-triangle" size={20} />
          <span>
            <Plural value={leftOut} one="# line is not in the total." other="# lines are not in the total." />
          </span>
        </li>
      )}
      {sample && (
        <li>
          <Icon name="info-circle" size={20} />
          <span>{sample}</span>
        </li>
      )}
      {stale && (
        <li>
          <Icon name="clock" size={20} />
          <span>{stale}</span>
        </li>
      )}
    </ul>
  );
});

/** What “from” before a rate means, at the end of the table that has one. */
export const LowestNote = observer(function LowestNote() {
  const { store } = useEstimator();
  if (!store.rows.some(({ priced }) => priced?.parts.some(({ isLowest }) => isLowest))) return null;
  return (
    <p className={styles.lowest}>
      <Trans>“From”: some networks of the country cost more. The price list has all prefixes.</Trans>
    </p>
  );
});
