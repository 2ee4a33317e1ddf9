import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/call-label/CallLabel.module.css';
import type { CallLabelScene } from '#src/scenes/catalogue/call-label/schema.ts';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { Initials } from '#src/scenes/parts/Initials.tsx';
import { Phone } from '#src/scenes/parts/Phone.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** A phone that says who calls and why, between the label and the reasons that it may show. */
export function CallLabel(scene: CallLabelScene) {
  return (
    <div className={styles.scene}>
      <Label {...scene} />
      <Ringing {...scene} />
      <Reasons {...scene} />
    </div>
  );
}

function Label({ business, number, checks }: CallLabelScene) {
  const { t } = useLingui();
  return (
    <Window
      title={t`Caller label`}
      end={<Chip step={checks.length + 1}>{t`Registered`}</Chip>}
      className={styles.label}
    >
      <p className={styles.who}>
        <b>{business}</b>
        <span className={styles.muted}>{number}</span>
      </p>
      <ol className={styles.checks}>
        {checks.map((check, index) => (
          <li key={check} className={styles.check} data-step={index + 1}>
            <Icon name="circle-check" size={20} />
            {check}
          </li>
        ))}
      </ol>
    </Window>
  );
}

function Ringing({ business, reasons, number, place, clock, checks }: CallLabelScene) {
  return (
    <Phone clock={clock} tone="night" className={styles.phone} step={checks.length + 2}>
      <div className={styles.caller}>
        <p className={styles.incoming}>
          <Trans>Incoming call</Trans>
        </p>
        <Initials name={business} tone="mint" size="large" />
        <p className={styles.business}>
          {business}
          <Icon name="circle-check" />
        </p>
        <p className={styles.reason} data-step={checks.length + 3}>
          {reasons.find(({ isThis }) => isThis)?.reason}
        </p>
        <p className={styles.from}>
          <span>{number}</span>
          <span>{place}</span>
        </p>
      </div>
      <p className={styles.keys} aria-hidden="true">
        <span className={styles.key} data-ends="true">
          <Icon name="phone-off" size={24} />
        </span>
        <span className={styles.key}>
          <Icon name="phone" size={24} />
        </span>
      </p>
    </Phone>
  );
}

function Reasons({ reasons, checks }: CallLabelScene) {
  const { t } = useLingui();
  return (
    <Window title={t`Reason for the call`} className={styles.reasons} step={checks.length + 4}>
      <dl className={styles.list}>
        {reasons.map((entry) => (
          <div key={entry.queue} className={styles.entry} data-shown={entry.isThis}>
            <dt className={styles.muted}>{entry.queue}</dt>
            <dd>{entry.reason}</dd>
          </div>
        ))}
      </dl>
    </Window>
  );
}
