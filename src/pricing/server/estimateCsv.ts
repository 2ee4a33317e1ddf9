import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { locales, type LocaleCode } from '#config/locales.ts';
import { formatDate } from '#src/i18n/formatDate.ts';
import { namePart, type Word } from '#src/pricing/server/estimateNames.ts';
import { estimateRates } from '#src/pricing/server/estimateRates.ts';
import type { Prices } from '#src/pricing/server/prices.ts';
import { writeCsv } from '#src/shared/text/csv.ts';
import type { Decimal } from '#src/shared/text/decimal.ts';
import { calculateEstimate } from '#src/pricing/data/calculateEstimate.ts';
import { CURRENCIES, type Currency } from '#src/shared/currencies.ts';
import type { Estimate, EstimateLine } from '#src/pricing/data/estimate.ts';
import type { PricedEstimate, PricedLine, PricedPart } from '#src/pricing/data/pricedEstimate.ts';

const HEADINGS = {
  line: msg`Line`,
  item: msg`Item`,
  country: msg`Country`,
  quantity: msg`Quantity`,
  billed: msg`Billed`,
  unit: msg`Unit`,
  rate: msg`Rate`,
  rateFor: msg`Rate for`,
  amount: msg`Amount`,
  currency: msg`Currency`,
  note: msg`Note`,
};
type Column = keyof typeof HEADINGS;
type Cells = Readonly<Partial<Record<Column, string | number | undefined>>>;

/** What the rate is for, by what is billed: the end of a heading, “Rate for | minute”. */
const RATE_FOR: Readonly<Record<PricedPart['unit'], MessageDescriptor>> = {
  second: msg({ message: 'minute', context: 'rate for' }),
  segment: msg({ message: 'SMS part', context: 'rate for' }),
  request: msg({ message: 'request', context: 'rate for' }),
  piece: msg({ message: 'piece', context: 'rate for' }),
};
const BILLED_IN: Readonly<Record<PricedPart['unit'], MessageDescriptor>> = {
  second: msg`seconds`,
  segment: msg`SMS parts`,
  request: msg`requests`,
  piece: msg`pieces`,
};
const TOTALS = { monthly: msg`Total a month`, once: msg`Total, once` };
const NOTES = {
  lowest: msg`The lowest rate: calls to some prefixes cost more`,
  missing: msg`Not in the total: a price is missing`,
  once: msg`Once`,
  sample: msg`These are sample rates: the provider is fictional.`,
};

interface CsvOptions {
  readonly prices: Prices;
  readonly currency: Currency;
  readonly locale: LocaleCode;
  readonly i18n: I18n;
}

/**
 * The estimate for a spreadsheet: a row for each part of each line, then the totals, then what the rates are worth. The
 * amounts add up to the totals. A point stands before the decimals in every language, and a byte order mark at the start,
 * without which spreadsheets spoil every letter beyond ASCII.
 *
 * @param unread lines of the link that could not be read: the file says so
 */
export function writeEstimateCsv(estimate: Estimate, unread: number, options: CsvOptions): string {
  const { prices, currency, locale, i18n } = options;
  const word: Word = (message) => i18n._(message);
  const titles = new Map(prices.countries(locale).map(({ iso, title }) => [iso, title]));
  const priced = calculateEstimate(estimate, estimateRates(prices, estimate), currency);
  const lines = estimate.flatMap((line, index) => {
    const country = 'country' in line ? (titles.get(line.country) ?? line.country.toUpperCase()) : '';
    return writeLine(line, priced.lines[index], word).map((cells): Cells => ({ line: index + 1, country, ...cells }));
  });
  const amounts = [...lines, ...writeTotals(priced, word)].map((cells) => ({
    ...cells,
    currency: CURRENCIES[currency],
  }));
  const remarks = writeRemarks(unread, options).map((item): Cells => ({ item }));
  return `\ufeff${writeCsv([Object.values(HEADINGS).map(word), ...[...amounts, ...remarks].map(writeRow)])}`;
}

const writeRow = (cells: Cells): string[] =>
  (Object.keys(HEADINGS) as Column[]).map((column) => String(cells[column] ?? ''));

function writeLine(line: EstimateLine, priced: PricedLine | undefined, word: Word): Cells[] {
  const quantity = 'count' in line ? line.count : line.calls;
  const { parts = [], amount } = priced ?? {};
  if (parts.length === 0) return [{ quantity, item: namePart(line, undefined, word), amount: writeAmount(amount) }];
  return parts.map((part) => ({
    quantity,
    item: namePart(line, part.key, word),
    ...writePart(part, amount !== undefined, word),
  }));
}

/** @param isComplete whether no price of the line is missing: else none of its amounts is in the total */
function writePart(part: PricedPart, isComplete: boolean, word: Word): Cells {
  const notes = [
    ...(isComplete ? [] : [NOTES.missing]),
    ...(part.isLowest ? [NOTES.lowest] : []),
    ...(part.key === 'installation' ? [NOTES.once] : []),
  ];
  return {
    billed: part.quantity,
    unit: word(BILLED_IN[part.unit]),
    rate: part.rate,
    rateFor: word(RATE_FOR[part.unit]),
    amount: isComplete ? writeAmount(part.amount) : '',
    note: notes.map(word).join('; '),
  };
}

function writeTotals({ monthly, once }: PricedEstimate, word: Word): Cells[] {
  return [
    { item: word(TOTALS.monthly), amount: writeAmount(monthly) },
    { item: word(TOTALS.once), amount: writeAmount(once) },
  ];
}

function writeRemarks(unread: number, { prices, locale, i18n }: CsvOptions): string[] {
  const { sample, stale_since: staleSince } = prices.origin();
  const day = staleSince && formatDate(staleSince.slice(0, 10), locales[locale].iso);
  const remarks = [
    ...(unread > 0 ? [msg`Lines of the link that could not be read: ${unread}`] : []),
    ...(sample ? [NOTES.sample] : []),
    ...(day ? [msg`The newest rates could not be had: these are of ${day}`] : []),
  ];
  return remarks.map((remark) => i18n._(remark));
}

/** With its cents, so that amounts stand below each other. */
function writeAmount(amount: Decimal | undefined): string {
  if (amount === undefined) return '';
  const [whole = '0', cents = ''] = amount.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}
