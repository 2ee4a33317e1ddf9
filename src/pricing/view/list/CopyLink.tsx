import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import styles from '#src/pricing/view/list/CopyLink.module.css';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** The address is the view: copied, it shows a colleague the same. Its place is kept where there is no JavaScript. */
export function CopyLink() {
  const hydrated = useHydrated();
  const { key } = useLocation();
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly ok: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setOutcome({ of: key, ok: true });
    } catch {
      setOutcome({ of: key, ok: false });
    }
  };
  // What was copied is no longer what is shown once the view has changed.
  const shown = outcome?.of === key ? outcome : undefined;
  return (
    <div className={styles.copy}>
      {hydrated && (
        <Button theme="secondary" size="small" icon={shown?.ok ? 'check' : 'link'} onClick={() => void copy()}>
          {shown?.ok ? <Trans>Link copied</Trans> : <Trans>Copy the link to this view</Trans>}
        </Button>
      )}
      <p role="status" className={shown?.ok === false ? styles.failed : 'visuallyHidden'}>
        {shown?.ok && <Trans>Link copied</Trans>}
        {shown?.ok === false && <Trans>The browser did not allow it. The address above is the link.</Trans>}
      </p>
    </div>
  );
}
