import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/buttons/Button.tsx';
import { giveConsent } from '#src/visitor/data/answerConsent.ts';
import type { Consent } from '#src/visitor/data/consent.ts';
import type { ConsentCategory } from '#src/visitor/data/consentCategories.ts';
import { CONSENT_ENTRIES, switchCategory } from '#src/visitor/data/consentEntries.ts';
import styles from '#src/visitor/view/ConsentSettings.module.css';
import { ConsentSwitches } from '#src/visitor/view/ConsentSwitches.tsx';
import { useConsent } from '#src/visitor/view/useConsent.ts';

const ALL = CONSENT_ENTRIES.map(({ id }) => id);

/** The answer, to be seen and changed at any time. Here the switches show what holds, and nothing is on beforehand. */
export function ConsentSettings() {
  const { t } = useLingui();
  const consent = useConsent();
  const [changed, setChanged] = useState<readonly ConsentCategory[]>();
  const [isSaved, setSaved] = useState(false);
  const chosen = changed ?? consent.accepted;
  const answer = (accepted: readonly ConsentCategory[]) => {
    const isKept = giveConsent(accepted);
    setChanged(undefined);
    setSaved(isKept);
  };
  return (
    <div className={styles.settings}>
      <p role="status" className={styles.status}>
        <Standing consent={consent} isSaved={isSaved} />
      </p>
      <ConsentSwitches chosen={chosen} onSwitch={(id) => setChanged(switchCategory(chosen, id))} />
      <div className={styles.actions}>
        <Button theme="secondary" onClick={() => answer(ALL)}>{t`Accept all`}</Button>
        <Button theme="secondary" onClick={() => answer([])}>{t`Required only`}</Button>
        <Button theme="secondary" data-answer="save" onClick={() => answer(chosen)}>{t`Save changes`}</Button>
      </div>
    </div>
  );
}

interface StandingProps {
  readonly consent: Consent;
  /** On this page. */
  readonly isSaved: boolean;
}

/** What holds, and who said so. */
function Standing({ consent: { by, accepted }, isSaved }: StandingProps) {
  if (by === 'signal') {
    return (
      <Trans>
        Your browser tells every site not to track you (Global Privacy Control). That counts as a refusal here, until
        you choose otherwise below.
      </Trans>
    );
  }
  if (by === 'nobody') return <Trans>You have not answered yet, so only what is required is kept.</Trans>;
  if (isSaved) return <Trans>Your choice is saved</Trans>;
  if (accepted.length === ALL.length) return <Trans>You have agreed to everything.</Trans>;
  return <Trans>You have answered: the switches show what you agreed to.</Trans>;
}
