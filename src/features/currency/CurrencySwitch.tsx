import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { DEFAULT_CURRENCY } from '#config/constants.ts';
import styles from '#src/features/currency/CurrencySwitch.module.css';
import { CURRENCY_PARAMETER, useCurrency } from '#src/features/currency/useCurrency.ts';
import { CURRENCIES, CURRENCY_NAMES } from '#src/shared/pricing/currencies.ts';

/** Links, one for each currency: the page in another one is a page of its own, so it needs no JavaScript. */
export function CurrencySwitch() {
  const { t } = useLingui();
  const current = useCurrency();
  const { pathname } = useLocation();
  return (
    <nav className={styles.switch} aria-label={t`Currency`}>
      <ul className={styles.list}>
        {CURRENCY_NAMES.map((name) => (
          <li key={name}>
            <a
              href={name === DEFAULT_CURRENCY ? pathname : `${pathname}?${CURRENCY_PARAMETER}=${name}`}
              className={styles.link}
              aria-current={name === current ? 'true' : undefined}
            >
              {CURRENCIES[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
