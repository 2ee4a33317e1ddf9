import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { DEFAULT_CURRENCY } from '#config/constants.ts';
import styles from '#src/pricing/view/currency/CurrencyChoice.module.css';
import { CurrencySwitch } from '#src/pricing/view/currency/CurrencySwitch.tsx';
import { CURRENCY_PARAMETER, useCurrency } from '#src/pricing/view/currency/useCurrency.ts';
import { changePriceQuery } from '#src/pricing/data/priceQuery.ts';
import { useAddress } from '#src/request/useAddress.ts';
import { CURRENCIES, CURRENCY_NAMES } from '#src/shared/currencies.ts';

const SUGGESTED = CURRENCY_NAMES.filter((name) => name !== DEFAULT_CURRENCY);

/**
 * The currencies, and beside them the one of the visitor's region, while none is chosen. The page is the same for everybody, so
 * it holds a suggestion for each; the styles show that of the region, in room that is kept for it. Nothing is switched by
 * itself.
 */
export function CurrencyChoice() {
  const { t } = useLingui();
  const isChosen = useCurrency() !== DEFAULT_CURRENCY;
  const { pathname, search } = useAddress();
  const choice = useRef<HTMLDivElement>(null);
  const isSuggestionFocused = useRef(false);
  // The suggestion goes with the press: the focus goes on to what it has chosen.
  useLayoutEffect(() => {
    if (isChosen && isSuggestionFocused.current) choice.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    isSuggestionFocused.current = false;
  }, [isChosen]);
  return (
    <div ref={choice} className={styles.choice}>
      <CurrencySwitch />
      {!isChosen && (
        <div
          className={styles.suggestions}
          data-needs-region=""
          onFocus={() => (isSuggestionFocused.current = true)}
          onBlur={() => (isSuggestionFocused.current = false)}
        >
          {SUGGESTED.map((name) => (
            <a
              key={name}
              href={pathname + changePriceQuery(search, { [CURRENCY_PARAMETER]: name })}
              className={styles.suggestion}
              data-for={name}
            >
              {t`Show prices in ${CURRENCIES[name]}`}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
