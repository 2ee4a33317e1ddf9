import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import styles from '#src/pricing/view/list/CountryPicker.module.css';
import { CountryForms, type CountryPickerProps } from '#src/pricing/view/list/CountryForms.tsx';
import { changeView } from '#src/pricing/view/list/priceView.ts';
import { countryOption, useCountrySearch } from '#src/pricing/view/list/useCountrySearch.ts';
import { useAddress } from '#src/request/useAddress.ts';
import { SearchCombobox } from '#src/ui/fields/SearchCombobox.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** The way to a country: two forms, and with JavaScript one field that finds it by whatever is typed. */
export function CountryPicker(props: CountryPickerProps) {
  const hydrated = useHydrated();
  return <div className={styles.picker}>{hydrated ? <CountrySearch {...props} /> : <CountryForms {...props} />}</div>;
}

function CountrySearch({ id, countries, current, currency, onWish }: CountryPickerProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useAddress();
  const { options, status, search: onSearch } = useCountrySearch(countries, currency);
  return (
    <>
      <SearchCombobox
        id={`${id}-country`}
        label={t`Country`}
        chosen={current && countryOption(current)}
        options={options}
        status={status}
        onSearch={onSearch}
        onChoose={({ value }) => {
          const [country = ''] = value.split(' ');
          onWish(country);
          void navigate(pathname + changeView(search, { country }), { preventScrollReset: true });
        }}
      />
      <p className={styles.hint}>
        {t`Type a name in any of our languages, a prefix such as 4915, or paste a phone number.`}
      </p>
    </>
  );
}
