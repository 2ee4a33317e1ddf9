import { locales, type LocaleCode } from '#config/locales.ts';
import type { Currency } from '#src/i18n/formatMoney.ts';
import type { PriceFiles, PriceSet } from '#src/server/upstream/pricesFiles.ts';
import { isListedCountry, isListedPacket, sortCountries } from '#src/server/upstream/pricesRules.ts';
import type { PriceFile, RawDestination, RawPrice } from '#src/server/upstream/pricesSchema.ts';
import {
  CALL_GROUPS,
  CATEGORIES,
  type CallGroup,
  type CallPrices,
  type CategoryPrice,
  type CountryPrices,
  type Packet,
  type PriceCountry,
  type PriceOrigin,
} from '#src/shared/prices.ts';

/** What pages ask of the price lists. Answers are made once for each state of the files. */
export interface Prices {
  /** @returns the countries to choose from: the United States, then by title; none while there are no prices */
  countries(locale: LocaleCode): readonly PriceCountry[];
  /** @returns what one country costs; undefined when it is not listed, or there are no prices */
  slice(iso: string, currency: Currency): CountryPrices | undefined;
  /** @returns the packets on sale */
  packets(currency: Currency): { readonly mau: readonly Packet[]; readonly messages: readonly Packet[] };
  origin(): PriceOrigin;
  onChange: PriceFiles['onChange'];
  close: PriceFiles['close'];
}

type Calls = PriceFile<'calls'>;
type CountryRows = Calls['smsinput'];

/** @param files the files, kept current */
export function createPrices(files: PriceFiles): Prices {
  const listed = new WeakMap<PriceSet, Map<LocaleCode, readonly PriceCountry[]>>();
  const origin = (): PriceOrigin => {
    const since = files.staleSince;
    const sample = Object.values(files.current).some((file) => file.sample);
    return { sample, ...(since ? { staleSince: since.toISOString() } : {}) };
  };
  return {
    countries(locale) {
      const { current } = files;
      const known = listed.get(current) ?? new Map<LocaleCode, readonly PriceCountry[]>();
      listed.set(current, known);
      const countries = known.get(locale) ?? listCountries(current.calls, locale);
      known.set(locale, countries);
      return countries;
    },
    slice: (iso, currency) => sliceCountry(files.current, iso, currency, origin()),
    packets(currency) {
      const { MAU = [], IM = [] } = files.current.packets ?? {};
      const shown = (list: typeof MAU): Packet[] =>
        list
          .filter(({ packet_name }) => isListedPacket(packet_name))
          .map(({ packet_name, size, price }) => ({ name: packet_name, size, price: price[currency] }));
      return { mau: shown(MAU), messages: shown(IM) };
    },
    origin,
    onChange: (listener) => files.onChange(listener),
    close: () => files.close(),
  };
}

function listCountries(calls: Calls | undefined, locale: LocaleCode): PriceCountry[] {
  const { file, iso: language } = locales[locale];
  const names = new Intl.DisplayNames(file, { type: 'region', fallback: 'none' });
  const from = codesOf(calls?.from);
  const to = codesOf(calls?.to);
  const countries = [...new Map([...from, ...to])].map(([iso, name]) => ({
    iso,
    title: names.of(iso.toUpperCase()) ?? name,
    from: from.has(iso),
    to: to.has(iso),
  }));
  const shown = countries.filter(({ iso }) => isListedCountry(iso));
  return sortCountries(shown, language).map((country, index) => ({ ...country, index }));
}

/** Codes with the names that the file gives them. */
function codesOf(group: Calls['from'] | undefined): ReadonlyMap<string, string> {
  const rows = group ? CALL_GROUPS.flatMap((name) => group[name]) : [];
  return new Map(rows.map(({ country_code, name }) => [country_code, name]));
}

function sliceCountry(
  { calls, platform }: PriceSet,
  iso: string,
  currency: Currency,
  origin: PriceOrigin,
): CountryPrices | undefined {
  if (!calls || !isListedCountry(iso)) return undefined;
  const from = sliceCalls(calls.from, iso, currency);
  const to = sliceCalls(calls.to, iso, currency);
  if (Object.keys(from).length + Object.keys(to).length === 0) return undefined;
  const sms = {
    ...pickRow('in', calls.smsinput, iso, currency),
    ...pickRow('out', calls.smsout, iso, currency),
    ...pickRow('a2p', calls.sms_a2p, iso, currency),
    ...pickRow('international', calls.smsout_international, iso, currency),
  };
  const numbers = (platform?.phone_numbers ?? [])
    .filter(({ country_code }) => country_code === iso)
    .map(({ category, installation, monthly }) => ({
      category,
      installation: installation[currency],
      monthly: monthly[currency],
    }));
  return { ...origin, iso, from, to, ...pickRow('inCountry', calls.pstn_out_incountry, iso, currency), sms, numbers };
}

/** @returns the row's price under a key, or nothing where the list has no row for the country */
function pickRow<Key extends string>(key: Key, rows: CountryRows, iso: string, currency: Currency) {
  const row = rows.find(({ country_code }) => country_code === iso);
  return (row ? { [key]: row.prices[currency] } : {}) as Partial<Record<Key, RawPrice[Currency]>>;
}

function sliceCalls(group: Calls['from'], iso: string, currency: Currency): CallPrices {
  const slices = CALL_GROUPS.flatMap((name): [CallGroup, CallPrices[CallGroup]][] => {
    const row = group[name].find(({ country_code }) => country_code === iso);
    return row ? [[name, sliceCategories(row, currency)]] : [];
  });
  return Object.fromEntries(slices);
}

function sliceCategories(row: RawDestination, currency: Currency) {
  const categories = CATEGORIES.flatMap((name) => {
    const category = row[name];
    if (!category) return [];
    const { price, flat_rate: flatRate, prices } = category;
    const rows = prices.map(({ prefixes, price: of }) => ({ prefixes, price: of[currency] }));
    return [[name, { price: price[currency], flatRate, rows } satisfies CategoryPrice] as const];
  });
  return Object.fromEntries(categories);
}
