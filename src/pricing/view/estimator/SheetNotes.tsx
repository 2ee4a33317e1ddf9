import { Plural, Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/EstimateSheet.module.css';
import { formatDate } from '#src/i18n/formatDate.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** What the sum is, and is not. */
export const SheetNotes = observer(function SheetNotes() {
  const { store } = useEstimator();
  const { iso } = useSite();
  const { sample, stale_since } = store.data.origin;
  const staleSince = stale_since && formatDate(stale_since.slice(0, 10), iso);
  const leftOut = store.rows.filter(({ state }) => state !== 'priced').length;
  return (
    <ul className={styles.notes}>
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
          <span>
            <Trans>These are sample rates: the provider is fictional.</Trans>
          </span>
        </li>
      )}
      {staleSince && (
        <li>
          <Icon name="clock" size={20} />
          <span>
            <Trans>Rates of {staleSince}; newer ones cannot be had at the moment.</Trans>
          </span>
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
