import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import styles from '#src/pricing/view/estimator/EstimateForm.module.css';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import { wordsOf } from '#src/pricing/words/lines/lineWords.ts';
import { ESTIMATE_LIMITS } from '#src/pricing/data/lines/lineFields.ts';
import { KINDS } from '#src/pricing/data/lines/kindOf.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

const MOST = ESTIMATE_LIMITS.lines;

/** One button for each kind of line. The first has an id: the focus goes there when no line is left. */
export const AddLines = observer(function AddLines() {
  const { i18n, t } = useLingui();
  const { id, store, add } = useEstimator();
  const hydrated = useHydrated();
  return (
    <div className={styles.add} role="group" aria-label={t`Add a line`}>
      <p className={styles.addTitle} aria-hidden="true">
        <Trans>Add a line</Trans>
      </p>
      {KINDS.map((kind, index) => (
        <button
          key={kind}
          id={index === 0 ? addId(id) : undefined}
          type={hydrated ? 'button' : 'submit'}
          name="do"
          value={`add:${kind}`}
          className={styles.addButton}
          disabled={store.isFull}
          onClick={hydrated ? () => add(kind) : undefined}
        >
          <Icon name="plus" size={16} />
          {i18n._(wordsOf({ kind }).name)}
        </button>
      ))}
      {store.isFull && (
        <p className={styles.full}>
          <Trans>An estimate has {MOST} lines at most.</Trans>
        </p>
      )}
    </div>
  );
});

/** @returns the id of the first button that adds a line */
export const addId = (block: string) => `${block}-add`;
