import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/pricing/view/list/Prefixes.module.css';

/** As many as are read at a glance; the rest opens. */
const SHOWN = 5;

const write = (prefixes: readonly string[]) => prefixes.map((prefix) => `+${prefix}`).join(', ');

interface PrefixesProps {
  readonly prefixes: readonly string[];
  readonly isFlat: boolean;
}

/** The beginnings of the numbers that a rate is for. */
export function Prefixes({ prefixes, isFlat }: PrefixesProps) {
  const { t } = useLingui();
  const rest = prefixes.slice(SHOWN);
  const count = rest.length;
  return (
    <div className={styles.prefixes}>
      <span className="visuallyHidden">{t`Prefixes:`} </span>
      {write(prefixes.slice(0, count > 0 ? SHOWN : undefined))}
      {isFlat && (
        <span className={styles.flat}>
          <Trans>flat rate</Trans>
        </span>
      )}
      {count > 0 && (
        <details className={styles.rest}>
          <summary>
            <Trans>and {count} more</Trans>
          </summary>
          {write(rest)}
        </details>
      )}
    </div>
  );
}
