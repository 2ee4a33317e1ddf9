import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from '#src/blocks/price-excerpt/PriceExcerpt.module.css';
import { RateAmount } from '#src/pricing/view/RateAmount.tsx';
import { CURRENCIES } from '#src/shared/currencies.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { ExcerptRate, ExcerptRequest, ExcerptTable as Rates } from '#src/pricing/data/priceExcerpt.ts';

interface ExcerptTableProps extends Pick<ExcerptRequest, 'rates' | 'currency'> {
  readonly table: Rates;
}

/**
 * Countries by rates. On a narrow screen each country is a list of its own, with the column's name before each rate. For
 * those who listen it stays a table: browsers no longer take the meaning from elements that are laid out otherwise (Safari
 * since 17).
 */
export function ExcerptTable({ rates, currency, table }: ExcerptTableProps) {
  const { t } = useLingui();
  const code = CURRENCIES[currency];
  const names = useRateNames();
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{t`Rates in ${code}, taxes not included`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Country</Trans>
            </th>
            {rates.map((rate) => (
              <th key={rate} scope="col">
                <RateName {...names[rate]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ iso, title, cells, lowest }) => (
            <tr key={iso}>
              <th scope="row">
                <span className={styles.country}>
                  <img className={styles.flag} src={`/flags/${iso}.svg`} width="24" height="16" alt="" loading="lazy" />
                  {title}
                </span>
              </th>
              {rates.map((rate, index) => (
                <td key={rate}>
                  <span className={styles.inline} aria-hidden="true">
                    <RateName {...names[rate]} />
                  </span>
                  <Rate amount={cells[index]} isLowest={lowest.includes(rate)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Notes table={table} />
    </>
  );
}

function Rate({ amount, isLowest }: { readonly amount: string | null | undefined; readonly isLowest: boolean }) {
  if (amount) {
    return (
      <span className={styles.rate}>
        <RateAmount amount={amount} isLowest={isLowest} />
      </span>
    );
  }
  return (
    <span className={styles.none}>
      <Trans>not offered</Trans>
    </span>
  );
}

interface RateNameProps {
  readonly name: ReactNode;
  readonly unit: ReactNode;
}

function RateName({ name, unit }: RateNameProps) {
  return (
    <>
      <span className={styles.name}>{name}</span> <span className={styles.unit}>{unit}</span>
    </>
  );
}

/** Each kind of rate in words, and what it is charged for. */
function useRateNames(): Readonly<Record<ExcerptRate, RateNameProps>> {
  const minute = <Trans>per minute</Trans>;
  return {
    'out-landline': { name: <Trans>Call to a landline</Trans>, unit: minute },
    'out-mobile': { name: <Trans>Call to a cell phone</Trans>, unit: minute },
    'in-landline': { name: <Trans>Call to your landline number</Trans>, unit: minute },
    'in-mobile': { name: <Trans>Call to your mobile number</Trans>, unit: minute },
    sms: { name: <Trans>SMS sent</Trans>, unit: <Trans>per segment</Trans> },
    number: { name: <Trans>Landline number</Trans>, unit: <Trans>per month</Trans> },
  };
}

function Notes({ table: { sample, staleSince } }: { readonly table: Rates }) {
  if (!sample && !staleSince) return null;
  return (
    <p className={styles.note}>
      <Icon name="info-circle" size={20} />
      <span>
        {sample && <Trans>These are sample rates: the provider is fictional.</Trans>}{' '}
        {staleSince && <Trans>Rates as of {staleSince}. We cannot load newer ones at the moment.</Trans>}
      </span>
    </p>
  );
}
