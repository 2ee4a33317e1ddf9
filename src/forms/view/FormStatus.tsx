import { Trans, useLingui } from '@lingui/react/macro';
import { failureMessages } from '#src/forms/view/ruleMessages.ts';
import styles from '#src/forms/view/Form.module.css';
import type { Phase } from '#src/forms/view/useSending.ts';
import type { FormProblem } from '#src/forms/data/formDefinition.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Notice } from '#src/ui/display/Notice.tsx';

interface FormStatusProps {
  readonly phase: Phase;
  /** Why the server has sent the form back, beside the errors of fields. */
  readonly problem: FormProblem | undefined;
  readonly cancel: () => void;
}

/** What has become of the form. The live region is always there: one that comes with its text is often not read out. */
export function FormStatus({ phase, problem, cancel }: FormStatusProps) {
  const { i18n } = useLingui();
  const reason = phase.name === 'failed' ? phase.reason : phase.name === 'idle' ? problem : undefined;
  const reference = phase.name === 'sent' && phase.reference;
  return (
    <>
      {phase.name === 'sending' && (
        <Button theme="quiet" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      <div role="status" className={styles.status}>
        {phase.name === 'sending' && (
          <p className={styles.sending}>
            <Trans>Sending…</Trans>
          </p>
        )}
        {reason && <Notice tone="error">{i18n._(failureMessages[reason])}</Notice>}
        {reference && (
          <Notice tone="success">
            <Trans>Your message has been sent. Its number is {reference}.</Trans>
          </Notice>
        )}
        {phase.name === 'queued' && (
          <Notice tone="warning">
            <Trans>
              You are offline. Your message is kept in this browser. It goes out when you are back online, or the next
              time you open our site.
            </Trans>
          </Notice>
        )}
      </div>
    </>
  );
}
