import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import styles from '#src/pricing/view/list/CountryPicker.module.css';
import { CountryForms, countryFieldId, type CountryPickerProps } from '#src/pricing/view/list/CountryForms.tsx';
import { changeView } from '#src/pricing/view/list/priceView.ts';
import { countryOption, useCountrySearch } from '#src/pricing/view/list/useCountrySearch.ts';
import { useAddress } from '#src/request/useAddress.ts';
import { hintId } from '#src/ui/fields/fieldIds.ts';
import { SearchCombobox } from '#src/ui/fields/SearchCombobox.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** The way to a country: two forms, and with JavaScript one field that finds it by whatever is typed. */
export function CountryPicker(props: CountryPickerProps) {
  const hydrated = useHydrated();
  const picker = useRef<HTMLDivElement>(null);
  const choose = useChoice(props);
  useEffect(() => {
    // What was chosen before there was JavaScript has waited for the button of its form, which goes now.
    const chosen = picker.current?.querySelector('select')?.value;
    if (chosen !== undefined && chosen !== props.current?.iso) choose(chosen);
    // oxlint-disable-next-line react/exhaustive-deps -- once: then the forms are gone
  }, []);
  return (
    <div ref={picker} className={styles.picker}>
      {hydrated ? <CountrySearch {...props} onChoose={choose} /> : <CountryForms {...props} />}
    </div>
  );
}

function useChoice({ onWish }: CountryPickerProps) {
  const navigate = useNavigate();
  const { pathname, search } = useAddress();
  return (country: string) => {
    onWish(country);
    void navigate(pathname + changeView(search, { country }), { preventScrollReset: true });
  };
}

interface CountrySearchProps extends CountryPickerProps {
  readonly onChoose: (iso: string) => void;
}

function CountrySearch({ id, countries, current, currency, onChoose }: CountrySearchProps) {
  const { t } = useLingui();
  const { options, status, search } = useCountrySearch(countries, currency);
  const hint = hintId(countryFieldId(id));
  return (
    <>
      <SearchCombobox
        id={countryFieldId(id)}
        label={t`Country`}
        chosen={current && countryOption(current)}
        options={options}
        status={status}
        describedBy={hint}
        onSearch={search}
        onChoose={({ value }) => {
          const [country = ''] = value.split(' ');
          onChoose(country);
        }}
      />
      <p id={hint} className={styles.hint}>
        {t`Type a name in any of our languages, a prefix such as 4915, or paste a phone number.`}
      </p>
    </>
  );
}
