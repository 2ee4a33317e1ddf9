import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/EstimateSheet.module.css';
import { withEstimate } from '#src/pricing/view/estimator/useEstimateAddress.ts';
import { useStores } from '#src/stores/StoresContext.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

/** How long a button says that it has done it, ms. */
const SHOWN = 2500;

/** The address of what is shown, into the clipboard; where that is refused, into a field to copy it from. */
export const CopyLink = observer(function CopyLink() {
  const { t } = useLingui();
  const { store } = useEstimator();
  const { announcer } = useStores();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const field = useRef<HTMLInputElement>(null);
  const { origin, pathname, search } = window.location;
  const link = `${origin}${pathname}${withEstimate(search, store.link)}`;
  useEffect(() => {
    if (state === 'refused') field.current?.select();
    const timer = state === 'copied' ? setTimeout(() => setState('idle'), SHOWN) : undefined;
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setState('copied');
      announcer.announce(t`The link is copied`);
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button size="small" icon={state === 'copied' ? 'check' : 'link'} onClick={() => void copy()}>
        {state === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}
      </Button>
      {state === 'refused' && (
        <div className={styles.link}>
          <TextField ref={field} label={t`The link of this estimate`} readOnly value={link} />
        </div>
      )}
    </>
  );
});
