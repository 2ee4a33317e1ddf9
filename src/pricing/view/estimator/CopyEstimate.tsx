import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/EstimateSheet.module.css';
import { estimateHref } from '#src/pricing/view/estimator/useEstimateAddress.ts';
import { CopyLink } from '#src/ui/display/CopyLink.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

/** The address of what is shown, into the clipboard; where that is refused, into a field to copy it from. */
export const CopyEstimate = observer(function CopyEstimate() {
  const { t } = useLingui();
  const { id, store } = useEstimator();
  const link = estimateHref(store.link, id);
  return (
    <CopyLink link={() => link} of={link} label={t`Copy link`} done={t`Copied`} said={t`The link is copied`}>
      <div className={styles.link}>
        <TextField ref={selectAll} label={t`Link to this estimate`} readOnly value={link} />
      </div>
    </CopyLink>
  );
});

/** When the field comes: the next key copies. */
const selectAll = (field: HTMLInputElement | null) => field?.select();
