import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/pricing/view/list/CountryPicker.module.css';
import { useAddress } from '#src/request/useAddress.ts';
import type { Currency } from '#src/shared/currencies.ts';
import { LONGEST_PRICE_QUESTION } from '#src/pricing/data/priceMatch.ts';
import { readPriceQuery } from '#src/pricing/data/priceQuery.ts';
import type { PriceCountry } from '#src/pricing/data/prices.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { CarriedQuery } from '#src/ui/fields/CarriedQuery.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

/** Shared with the combobox that takes the place of these forms once there is JavaScript. */
export interface CountryPickerProps {
  readonly id: string;
  readonly countries: readonly PriceCountry[];
  /** The country that the address asks for. */
  readonly current: PriceCountry | undefined;
  readonly currency: Currency;
  /** Is told at once which country is wanted; the address follows. */
  readonly onWish: (iso: string) => void;
}

/** @returns the id of the field in which a country is chosen, with JavaScript and without */
export const countryFieldId = (block: string) => `${block}-country`;

/** A choice and a search as forms: what they send is the address of the view. */
export function CountryForms({ id, countries, current }: Omit<CountryPickerProps, 'onWish'>) {
  const { t } = useLingui();
  const { pathname, search } = useAddress();
  const query = readPriceQuery(search);
  const action = `${pathname}#${id}`;
  return (
    <>
      {/* A choice that a browser restores is not the address's, and would be followed. */}
      <form method="get" action={action} autoComplete="off" className={styles.form}>
        <CarriedQuery query={query} without={['country', 'q']} />
        <SelectField id={countryFieldId(id)} name="country" label={t`Country`} defaultValue={current?.iso}>
          {countries.map(({ iso, title }) => (
            <option key={iso} value={iso}>
              {title}
            </option>
          ))}
        </SelectField>
        <Button theme="secondary" type="submit">
          <Trans>Show</Trans>
        </Button>
      </form>
      <form method="get" action={action} role="search" className={styles.form}>
        <CarriedQuery query={query} without={['q']} />
        <TextField
          id={`${id}-q`}
          name="q"
          type="search"
          label={t`Country, prefix or number`}
          defaultValue={query.get('q') ?? ''}
          maxLength={LONGEST_PRICE_QUESTION}
        />
        <Button theme="secondary" type="submit">
          <Trans>Find</Trans>
        </Button>
      </form>
    </>
  );
}
