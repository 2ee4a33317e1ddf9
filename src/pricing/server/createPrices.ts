import { DEFAULT_COUNTRY } from '#config/constants.ts';
import { locales, type LocaleCode } from '#config/locales.ts';
import { hashText } from '#src/content/files/hashText.ts';
import type { PriceFiles, PriceSet } from '#src/pricing/server/priceFiles.ts';
import { isListedCountry, isListedPacket, sortCountries } from '#src/pricing/server/priceRules.ts';
import type { PriceFile, RawDestination } from '#src/pricing/server/priceSchema.ts';
import {
  CALL_GROUPS,
  CATEGORIES,
  MESSAGE_PRICES,
  type CallPrices,
  type CountryPrices,
  type Destination,
  type GlobalPrices,
  type NumberRent,
  type Packet,
  type PriceCountry,
  type PriceOrigin,
} from '#src/pricing/data/prices.ts';

/** What pages ask of the price lists. Answers are made once for each state of the files. */
export interface Prices {
  /** @returns the countries to choose from: the United States, then by title; none while there are no prices */
  countries(locale: LocaleCode): readonly PriceCountry[];
  /** @returns what a language calls a country; where it has no name for it, what the files say; else its code in capitals */
  titleOf(iso: string, locale: LocaleCode): string;
  /** @returns what one country costs; undefined when it is not listed, or there are no prices */
  country(iso: string): CountryPrices | undefined;
  /** @returns the same of the country that was asked for; of an unknown one, or none, of the United States (SPEC part 4) */
  countryOr(iso: string | undefined): CountryPrices | undefined;
  /** @returns what costs the same everywhere */
  everywhere(): GlobalPrices;
  origin(): PriceOrigin;
  /** @returns the files that these answers are made of: another object when a price has changed */
  state(): PriceSet;
  /** @returns what stands for these files: the same in every process that has the same rates, and says the same of their age */
  version(): string;
  onChange: PriceFiles['onChange'];
  close: PriceFiles['close'];
}

type Calls = PriceFile<'calls'>;

/** @param files the files, kept current */
export function createPrices(files: PriceFiles): Prices {
  const origin = (): PriceOrigin => {
    const since = files.staleSince;
    const sample = Object.values(files.current).some((file) => file.sample);
    return { sample, ...(since ? { stale_since: since.toISOString() } : {}) };
  };
  const listed = remember(files, (locale: LocaleCode, set) => listCountries(set.calls, locale));
  const named = remember(files, (_key: 'all', { calls }) => namesOf(calls));
  const sliced = remember(files, (iso: string, set) => sliceCountry(set, iso, named('all').get(iso)));
  const shared = remember(files, (_key: 'all', set) => collectGlobal(set));
  // In an order of their own: they come as an upstream answers.
  const hash = remember(files, (_key: 'all', set) => hashText(JSON.stringify(Object.entries(set).sort())));
  const country = (iso: string) => {
    // Asked first: what an address calls a country has no end, and each answer is kept.
    const slice = isListedCountry(iso) && named('all').has(iso) ? sliced(iso) : undefined;
    return slice && { ...origin(), ...slice };
  };
  return {
    countries: listed,
    titleOf: (iso, locale) => titleIn(locale, iso) ?? named('all').get(iso) ?? iso.toUpperCase(),
    country,
    countryOr: (iso = DEFAULT_COUNTRY) => country(iso) ?? country(DEFAULT_COUNTRY),
    everywhere: () => shared('all'),
    origin,
    state: () => files.current,
    // A page names the day of rates that cannot be had anew, and not every process may have failed to get them.
    version: () => [hash('all'), files.staleSince?.toISOString().slice(0, 'YYYY-MM-DD'.length)].join(' '),
    onChange: (listener) => files.onChange(listener),
    close: () => files.close(),
  };
}

/** @returns the same question answered once for each state of the files */
function remember<Key extends string, Answer>(files: PriceFiles, answer: (key: Key, set: PriceSet) => Answer) {
  const answers = new WeakMap<PriceSet, Map<Key, Answer>>();
  return (key: Key): Answer => {
    const { current } = files;
    const known = answers.get(current) ?? new Map<Key, Answer>();
    answers.set(current, known);
    const found = known.has(key) ? (known.get(key) as Answer) : answer(key, current);
    known.set(key, found);
    return found;
  };
}

function listCountries(calls: Calls | undefined, locale: LocaleCode): PriceCountry[] {
  const language = locales[locale].iso;
  const from = codesOf(calls?.from);
  const to = codesOf(calls?.to);
  const countries = [...new Map([...from, ...to])].map(([iso, name]) => ({
    iso,
    title: titleIn(locale, iso) ?? name,
    from: from.has(iso),
    to: to.has(iso),
  }));
  const shown = countries.filter(({ iso }) => isListedCountry(iso));
  return sortCountries(shown, language).map((country, index) => ({ ...country, index }));
}

const displayNames = new Map<LocaleCode, Intl.DisplayNames>();

/** @returns what a language calls a country, if it has a name for it */
function titleIn(locale: LocaleCode, iso: string): string | undefined {
  const known = displayNames.get(locale);
  const names = known ?? new Intl.DisplayNames(locales[locale].iso, { type: 'region', fallback: 'none' });
  displayNames.set(locale, names);
  return /^[a-z]{2}$/.test(iso) ? names.of(iso.toUpperCase()) : undefined;
}

/** @returns what the file calls the countries, by their codes */
const namesOf = (calls: Calls | undefined) => new Map([...codesOf(calls?.from), ...codesOf(calls?.to)]);

/** Codes with the names that the file gives them. */
function codesOf(group: Calls['from'] | undefined): ReadonlyMap<string, string> {
  const rows = group ? CALL_GROUPS.flatMap((name) => group[name]) : [];
  return new Map(rows.map(({ country_code, name }) => [country_code, name]));
}

function sliceCountry(
  { calls, platform }: PriceSet,
  iso: string,
  name: string | undefined,
): Omit<CountryPrices, keyof PriceOrigin> | undefined {
  if (!calls || name === undefined) return undefined;
  const isHere = ({ country_code }: { readonly country_code: string }) => country_code === iso;
  const from = sliceCalls(calls.from, isHere);
  const to = sliceCalls(calls.to, isHere);
  const single = (['pstn_out_incountry', ...MESSAGE_PRICES] as const).flatMap((key) => {
    const row = calls[key].find(isHere);
    return row ? [[key, row.prices]] : [];
  });
  const rents = platform?.phone_numbers.filter(isHere);
  return {
    country_code: iso,
    name,
    from,
    to,
    ...(Object.fromEntries(single) as Pick<CountryPrices, 'pstn_out_incountry'>),
    ...(rents ? { phone_numbers: firstOfEach(rents, ({ category }) => category).map(toRent) } : {}),
  };
}

const toRent = ({ category, installation, monthly }: NumberRent): NumberRent => ({ category, installation, monthly });

function sliceCalls(group: Calls['from'], isHere: (row: RawDestination) => boolean): CallPrices {
  const slices = CALL_GROUPS.flatMap((name): [string, Destination][] => {
    const row = group[name].find(isHere);
    return row ? [[name, sliceCategories(row)]] : [];
  });
  return Object.fromEntries(slices);
}

function sliceCategories(row: RawDestination): Destination {
  const categories = CATEGORIES.flatMap((name) => {
    const category = row[name];
    if (!category) return [];
    const { price, flat_rate, prices, increments } = category;
    return [[name, { price, flat_rate, prices, ...(increments ? { increments } : {}) }]];
  });
  return Object.fromEntries(categories) as Destination;
}

/** What a file lists twice is one thing to whoever reads it: the first counts, as of countries. */
function firstOfEach<Row>(rows: readonly Row[], nameOf: (row: Row) => string | number): Row[] {
  return [...Map.groupBy(rows, nameOf).values()].flatMap((same) => same.slice(0, 1));
}

function collectGlobal({ platform, resources, packets }: PriceSet): GlobalPrices {
  const shown = (list: readonly Packet[]) =>
    firstOfEach(
      list.filter(({ packet_name }) => isListedPacket(packet_name)),
      ({ size }) => size,
    );
  const byPart = <Row extends { readonly part: string }>(list: readonly Row[]) => firstOfEach(list, ({ part }) => part);
  return {
    ...(platform ? { products: byPart(platform.products), subscriptions: byPart(platform.subscriptions) } : {}),
    ...(resources ? { resources: byPart(resources.resources) } : {}),
    ...(packets ? { packets: { MAU: shown(packets.MAU), IM: shown(packets.IM) } } : {}),
  };
}
