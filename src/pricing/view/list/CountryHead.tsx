import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import styles from '#src/pricing/view/list/CountryHead.module.css';
import { keyFigures, type KeyFigure } from '#src/pricing/view/list/keyFigures.ts';
import { RateAmount } from '#src/pricing/view/RateAmount.tsx';
import type { PricingStore } from '#src/pricing/view/list/PricingStore.ts';
import { useAmounts } from '#src/pricing/view/list/useAmounts.ts';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';
import { CURRENCIES } from '#src/shared/currencies.ts';
import type { PriceCountry } from '#src/pricing/data/prices.ts';
import { CopyLink } from '#src/ui/display/CopyLink.tsx';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

interface CountryHeadProps {
  /** The id of the heading. */
  readonly id: string;
  readonly country: PriceCountry;
  readonly store: PricingStore;
}

/** Whose rates these are, and those that are asked for first, in large. */
export const CountryHead = observer(function CountryHead({ id, country, store }: CountryHeadProps) {
  const { t } = useLingui();
  const names = usePriceNames();
  const product = names.product(store.activeFilter.name);
  const currency = CURRENCIES[store.currentCurrency];
  const amounts = useAmounts(store.currentCurrency);
  const figures = keyFigures(store);
  // Months cost what they cost: only what is paid by the minute or by the piece is compared.
  const digits = amounts.digitsOf(figures.filter(({ kind }) => kind !== 'number').map(({ price }) => price));
  return (
    <div className={styles.head} data-surface="purple955">
      <div className={styles.top}>
        <img className={styles.flag} src={`/flags/${country.iso}.svg`} width="72" height="48" alt="" loading="lazy" />
        {/* A country, a product or a currency is chosen elsewhere, and the focus stays there: this says what has come of it. */}
        <div className={styles.named} aria-live="polite" aria-atomic="true">
          <h3 id={id} className={styles.country}>
            {country.title}
          </h3>
          <p className={styles.view}>{t`${product}, in ${currency}, taxes not included`}</p>
        </div>
      </div>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <Figure
              key={figure.usage?.part ?? figure.kind}
              figure={figure}
              amount={amounts.write(figure.price, figure.kind === 'number' ? undefined : digits)}
            />
          ))}
        </dl>
      )}
      <Ruler className={styles.ruler} ticks={80} />
      <CopyView />
    </div>
  );
});

/** The address is the view: copied, it shows a colleague the same. Its place is kept where there is no JavaScript. */
function CopyView() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { key } = useLocation();
  return (
    <div className={styles.copy}>
      {hydrated && (
        <CopyLink
          link={() => window.location.href}
          of={key}
          theme="secondary"
          label={t`Copy the link to this view`}
          done={t`Link copied`}
          said={t`Link copied`}
          refused={t`Your browser did not allow it. Copy the address from the bar above.`}
        />
      )}
    </div>
  );
}

function Figure({ figure, amount }: { readonly figure: KeyFigure; readonly amount: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{useFigureName(figure)}</dt>
      <dd className={styles.amount}>
        <RateAmount amount={amount} isLowest={figure.isLowest} />
      </dd>
    </div>
  );
}

function useFigureName({ kind, usage }: KeyFigure): string {
  const { t } = useLingui();
  const names = usePriceNames();
  if (usage) return `${names.part(usage.part)}, ${names.unit(usage.unit)}`;
  const texts = {
    mobile: t`A minute to a cell phone`,
    landline: t`A minute to a landline`,
    sms: t`An SMS from your application`,
    number: t`A number, each month`,
    usage: '',
  };
  return texts[kind];
}
