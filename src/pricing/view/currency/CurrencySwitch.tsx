import { useLingui } from '@lingui/react/macro';
import { DEFAULT_CURRENCY } from '#config/constants.ts';
import styles from '#src/pricing/view/currency/CurrencySwitch.module.css';
import { CURRENCY_PARAMETER, useCurrency } from '#src/pricing/view/currency/useCurrency.ts';
import { useAddress } from '#src/request/useAddress.ts';
import { CURRENCIES, CURRENCY_NAMES, type Currency } from '#src/shared/currencies.ts';
import { changePriceQuery } from '#src/pricing/data/priceQuery.ts';

/** Links, one for each currency, to what the address shows now: in another currency it is a page of its own. */
export function CurrencySwitch() {
  const { t } = useLingui();
  const current = useCurrency();
  const { pathname, search } = useAddress();
  const addressIn = (name: Currency) =>
    pathname + changePriceQuery(search, { [CURRENCY_PARAMETER]: name === DEFAULT_CURRENCY ? undefined : name });
  return (
    <nav aria-label={t`Currency`}>
      <ul className={styles.list}>
        {CURRENCY_NAMES.map((name) => (
          <li key={name}>
            <a href={addressIn(name)} className={styles.link} aria-current={name === current ? 'true' : undefined}>
              {CURRENCIES[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
