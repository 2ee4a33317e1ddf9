import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { FETCH_MINIMUM_DELAY } from '#config/constants.ts';
import { searchPrices } from '#src/pricing/api/priceApi.ts';
import { useMatchText } from '#src/pricing/view/list/useMatchText.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { Currency } from '#src/shared/currencies.ts';
import { findByName, foldName, nameCountries } from '#src/pricing/data/countryNames.ts';
import { LONGEST_PRICE_QUESTION, type PriceMatch } from '#src/pricing/data/priceMatch.ts';
import type { PriceCountry } from '#src/pricing/data/prices.ts';
import { once } from '#src/shared/once.ts';
import type { SearchOption } from '#src/ui/fields/SearchCombobox.tsx';

/** @returns the option of a country, under its code */
export function countryOption({ iso, title }: Pick<PriceCountry, 'iso' | 'title'>): SearchOption {
  return { value: iso, label: title, image: `/flags/${iso}.svg` };
}

/** What the server has found; nothing where it could not be asked. */
interface Answer {
  readonly of: string;
  readonly matches: readonly PriceMatch[] | undefined;
}

/**
 * What fits what is typed: countries by their titles and what many people say at once, from the list at hand, as Enter may
 * come at once, too; names in other languages, prefixes, numbers and what has a slip in it when the server has answered.
 *
 * @returns the options, what is said of them, and the function that takes what is typed
 */
export function useCountrySearch(countries: readonly PriceCountry[], currency: Currency) {
  const describe = useMatchText(currency);
  const [text, setText] = useState('');
  const answer = useAnswer(text);
  const namesOf = useMemo(
    () => once(() => nameCountries(countries.map(({ iso, title }) => ({ iso, names: [title] })))),
    [countries],
  );
  const local = text.trim() === '' ? countries : findByName(namesOf(), foldName(text), countries);
  const others = (answer?.matches ?? []).filter(
    ({ iso, kind }) => kind !== 'country' || !local.some((c) => c.iso === iso),
  );
  const options = [
    ...local.map(countryOption),
    ...others.map((match): SearchOption => {
      const detail = describe(match);
      return {
        ...countryOption(match),
        ...(detail === undefined ? {} : { detail, value: `${match.iso} ${detail}` }),
      };
    }),
  ];
  const status = useStatus(options.length, text === '' ? { matches: [] } : answer);
  return { options, status, search: setText };
}

/** @returns what is said of so many options, as far as the server has answered */
function useStatus(count: number, answer: Pick<Answer, 'matches'> | undefined): string {
  const { t } = useLingui();
  if (count > 0) return t`Found: ${count}`;
  if (!answer) return t`Looking…`;
  return answer.matches
    ? t`Nothing found. Try a country, a prefix or a full number.`
    : t`Search is not available right now. Try again in a moment.`;
}

/** @returns what the server has answered to this text; undefined until it has */
function useAnswer(text: string): Answer | undefined {
  const { locale } = useSite();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const question = text.trim().slice(0, LONGEST_PRICE_QUESTION);
    if (question === '') return undefined;
    const call = new AbortController();
    const ask = async () => {
      // Without an answer what was found at hand remains.
      const matches = await searchPrices(question, locale, call.signal).catch(() => undefined);
      if (!call.signal.aborted) setAnswer({ of: text, matches });
    };
    // While somebody types nothing is asked, and what says that it is being looked for does not flash.
    const timer = setTimeout(() => void ask(), FETCH_MINIMUM_DELAY);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [text, locale]);
  return answer?.of === text ? answer : undefined;
}
