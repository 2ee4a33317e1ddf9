import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import type { DraftLine } from '#src/pricing/view/estimator/draftLine.ts';
import { fieldId } from '#src/ui/fields/fieldIds.ts';
import type { EstimateLine } from '#src/pricing/data/estimate.ts';
import type { PriceCountry } from '#src/pricing/data/prices.ts';
import { SelectField } from '#src/ui/fields/SelectField.tsx';

type Countried = Extract<EstimateLine, { readonly country: string }>;

interface CountrySelectProps {
  readonly draft: DraftLine<Countried>;
  readonly index: number;
  /** Countries that can be called, or those that have numbers. */
  readonly offer: 'to' | 'from';
}

/** The country of a line, in a select of the device: it opens at a letter, and needs no JavaScript. */
export const CountrySelect = observer(function CountrySelect({ draft, index, offer }: CountrySelectProps) {
  const { t } = useLingui();
  const { id, store } = useEstimator();
  const { country } = draft.line;
  return (
    <SelectField
      id={fieldId(id, draft.key, 'country')}
      name={`${String(index)}.country`}
      label={t`Country`}
      value={country}
      onChange={({ target }) => store.choose(draft.key, { country: target.value })}
    >
      <CountryOptions countries={store.data.countries} offer={offer} chosen={country} />
    </SelectField>
  );
});

interface CountryOptionsProps {
  readonly countries: readonly PriceCountry[];
  readonly offer: 'to' | 'from';
  /** Stays in the list, whether it is offered or not. */
  readonly chosen: string;
}

/**
 * Hundreds of elements, which do not change while somebody types. All are there without JavaScript too: the lists of an
 * example are half a kilobyte of the compressed page, as they repeat each other.
 */
const CountryOptions = memo(function CountryOptions({ countries, offer, chosen }: CountryOptionsProps) {
  const shown = countries.filter((country) => country[offer] || country.iso === chosen);
  const isListed = shown.some(({ iso }) => iso === chosen);
  return (
    <>
      {!isListed && <option value={chosen}>{chosen.toUpperCase()}</option>}
      {shown.map(({ iso, title }) => (
        <option key={iso} value={iso}>
          {title}
        </option>
      ))}
    </>
  );
});
