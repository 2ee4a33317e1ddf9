import { createRequire } from 'node:module';
import { once } from '#src/shared/once.ts';
import { createFinishedDocument, type FinishedDocument } from '#src/server/http/finishedDocument.ts';
import type * as PriceDataSchema from '#src/pricing/server/priceDataSchema.ts';
import { PRICE_FILE_NAMES, type PriceFileKey } from '#src/pricing/server/priceFileNames.ts';
import type { PriceSet } from '#src/pricing/server/priceFiles.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { writePriceCsv } from '#src/pricing/server/priceCsv.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

const load = createRequire(import.meta.url);

/** Finds what an address below `/prices` answers. */
type PriceDocuments = (path: string) => FinishedDocument;

/** Every country's file names it as its `$schema`. */
export const SCHEMA_PATH = '/prices/schema.json';
/** All prices as one table, for spreadsheets. */
export const TABLE_PATH = '/prices.csv';

const COUNTRY_PATH = /^\/prices\/([a-z]{2})\.json$/;

const FILE_KEYS = new Map(
  (Object.keys(PRICE_FILE_NAMES) as PriceFileKey[]).map((key) => [`/prices/${PRICE_FILE_NAMES[key]}`, key]),
);

/** All that was made of one state of the files. */
interface Generation {
  readonly state: PriceSet;
  readonly staleSince: string | undefined;
  readonly documents: Map<string, FinishedDocument>;
}

/**
 * Makes the open price data, each document at the first question for it and then no more until a price, or how far the
 * prices can be relied upon, has changed.
 *
 * @returns what throws 404 for an address that there is not, and 503 while what it is made of cannot be had
 */
export function createPriceDocuments(prices: Prices): PriceDocuments {
  const schema = once(() => {
    const { createCountryJsonSchema } = load('#src/pricing/server/priceDataSchema.ts') as typeof PriceDataSchema;
    return createJson(createCountryJsonSchema(), 'application/schema+json; charset=utf-8');
  });
  let current: Generation | undefined;
  return (path) => {
    if (path === SCHEMA_PATH) return schema();
    const state = prices.state();
    const { stale_since: staleSince } = prices.origin();
    if (current?.state !== state || current.staleSince !== staleSince)
      current = { state, staleSince, documents: new Map() };
    const document = current.documents.get(path) ?? makeDocument(prices, path);
    current.documents.set(path, document);
    return document;
  };
}

function makeDocument(prices: Prices, path: string): FinishedDocument {
  const fileKey = FILE_KEYS.get(path);
  if (fileKey) return createJson(describeFile(prices, fileKey));
  const [, iso] = COUNTRY_PATH.exec(path) ?? [];
  const isList = path === '/prices/countries.json';
  if (!isList && iso === undefined && path !== TABLE_PATH) throw httpErrors.routeNotFound();
  if (!prices.state().calls) throw httpErrors.pricesUnavailable();
  if (iso !== undefined) return createJson(describeCountry(prices, iso));
  return isList
    ? createJson(listCountries(prices))
    : createFinishedDocument(writePriceCsv(prices), 'text/csv; charset=utf-8');
}

function createJson(value: object, type = 'application/json; charset=utf-8'): FinishedDocument {
  return createFinishedDocument(JSON.stringify(value), type);
}

function describeCountry(prices: Prices, iso: string): object {
  const country = prices.country(iso);
  if (!country) throw httpErrors.routeNotFound();
  return { $schema: SCHEMA_PATH, ...country };
}

function listCountries(prices: Prices): object {
  const countries = prices.countries('en').map(({ iso, title, from, to }) => ({
    country_code: iso,
    name: prices.country(iso)?.name ?? title,
    from,
    to,
    prices: `/prices/${iso}.json`,
  }));
  return { ...prices.origin(), countries };
}

/**
 * A file under the name and in the keys of SPEC part 7, as it was validated: with `by` and the free packets. SPEC part 5
 * says what is shown in lists; who asks for the file wants what the lists are made of, and another site that reads its
 * prices from this one applies the rules itself. Amounts are texts here too: `priceSchema.ts` reads them as it reads
 * numbers, and no digit can be lost on the way. Keys that it does not know are not there.
 */
function describeFile(prices: Prices, key: PriceFileKey): object {
  const file = prices.state()[key];
  if (!file) throw httpErrors.pricesUnavailable();
  const { stale_since: staleSince } = prices.origin();
  return staleSince === undefined ? file : { stale_since: staleSince, ...file };
}
