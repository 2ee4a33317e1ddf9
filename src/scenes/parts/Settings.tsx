import { Trans } from '@lingui/react/macro';
import styles from '#src/scenes/parts/Settings.module.css';

interface SettingsProps {
  readonly settings: readonly {
    readonly label: string;
    readonly value: string;
    /** It can be switched off, and is on. */
    readonly on?: boolean | undefined;
  }[];
}

/** The fields of something that is set up, each with its value. */
export function Settings({ settings }: SettingsProps) {
  return (
    <dl className={styles.settings}>
      {settings.map(({ label, value, on }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {on && (
              <span className={styles.switch}>
                <span className="visuallyHidden">
                  <Trans>(on)</Trans>
                </span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
