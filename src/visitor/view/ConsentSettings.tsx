import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/buttons/Button.tsx';
import { giveConsent } from '#src/visitor/data/answerConsent.ts';
import type { Consent } from '#src/visitor/data/consent.ts';
import type { ConsentCategory } from '#src/visitor/data/consentCategories.ts';
import { CONSENT_ENTRIES, switchCategory } from '#src/visitor/data/consentEntries.ts';
import { currentConsent } from '#src/visitor/data/visitorStorage.ts';
import styles from '#src/visitor/view/ConsentSettings.module.css';
import { ConsentSwitches } from '#src/visitor/view/ConsentSwitches.tsx';
import { useConsent } from '#src/visitor/view/useConsent.ts';

const ALL = CONSENT_ENTRIES.map(({ id }) => id);

/** What came of an answer that was given here. */
interface Outcome {
  readonly answer: string;
  readonly isKept: boolean;
  /** Of every other answer: the same words again differ by a blank, since a live region speaks only when its text changes. */
  readonly hasBlank: boolean;
}

const textOf = ({ accepted }: Consent) => accepted.join();

/** The answer, to be seen and changed at any time. Here the switches show what holds, and nothing is on beforehand. */
export function ConsentSettings() {
  const { t } = useLingui();
  const consent = useConsent();
  const [changed, setChanged] = useState<readonly ConsentCategory[]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const chosen = changed ?? consent.accepted;
  const answer = (accepted: readonly ConsentCategory[]) => {
    const isKept = giveConsent(accepted);
    setChanged(undefined);
    setOutcome((last) => ({ answer: textOf(currentConsent()), isKept, hasBlank: last?.hasBlank === false }));
  };
  // Another tab may have given another answer since.
  const isOfNow = outcome?.answer === textOf(consent);
  return (
    <div className={styles.settings}>
      <p role="status" className={styles.status}>
        <Standing consent={consent} isKept={isOfNow ? outcome.isKept : undefined} />
        {outcome?.hasBlank && '\u00A0'}
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
  /** Whether the browser keeps the answer, where it was given here. */
  readonly isKept: boolean | undefined;
}

/** What holds, and who said so. */
function Standing({ consent: { by, accepted }, isKept }: StandingProps) {
  if (by === 'signal') {
    return (
      <Trans>
        Your browser tells every site not to track you (Global Privacy Control). That counts as a refusal here, until
        you choose otherwise below.
      </Trans>
    );
  }
  if (by === 'nobody') return <Trans>You have not answered yet, so only what is required is kept.</Trans>;
  if (isKept === true) return <Trans>Your choice is saved</Trans>;
  if (isKept === false)
    return <Trans>Your choice holds until the page is loaded again: this browser keeps nothing.</Trans>;
  if (accepted.length === ALL.length) return <Trans>You have agreed to everything.</Trans>;
  return <Trans>You have answered: the switches show what you agreed to.</Trans>;
}
