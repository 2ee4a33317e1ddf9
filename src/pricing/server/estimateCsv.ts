import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { locales, type LocaleCode } from '#config/locales.ts';
import { joinDetails, nameRate, sayUnread, TOTALS, UNPRICED } from '#src/pricing/words/estimateWords.ts';
import { createLineLanguage, type LineLanguage } from '#src/pricing/words/lines/kindWords.ts';
import { nameLine, wordsOf } from '#src/pricing/words/lines/lineWords.ts';
import { sayOrigin } from '#src/pricing/words/originWords.ts';
import { estimateRates } from '#src/pricing/server/estimateRates.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { writeCsv } from '#src/shared/text/csv.ts';
import type { Decimal } from '#src/shared/text/decimal.ts';
import { calculateEstimate } from '#src/pricing/data/calculateEstimate.ts';
import { CURRENCIES, type Currency } from '#src/shared/currencies.ts';
import type { Estimate, EstimateLine } from '#src/pricing/data/estimate.ts';
import { countryOf } from '#src/pricing/data/lines/kindOf.ts';
import type { PricedEstimate, PricedLine, PricedPart } from '#src/pricing/data/pricedEstimate.ts';

const HEADINGS = {
  line: msg`Line`,
  item: msg`Item`,
  country: msg`Country`,
  quantity: msg`Quantity`,
  billed: msg`Billed`,
  unit: msg`Unit`,
  rate: msg`Rate`,
  charged: msg`Charged`,
  amount: msg`Amount`,
  currency: msg`Currency`,
  note: msg`Note`,
};
type Column = keyof typeof HEADINGS;
type Cells = Readonly<Partial<Record<Column, string | number | undefined>>>;

/** What is counted, by the unit of a part. */
const BILLED_IN: Readonly<Record<PricedPart['unit'], MessageDescriptor>> = {
  second: msg`seconds`,
  segment: msg`segments`,
  request: msg`requests`,
  piece: msg`pieces`,
};
const LOWEST = msg`The lowest rate: calls to some prefixes cost more`;

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
  const language = createLineLanguage(i18n, locales[locale].iso);
  const priced = calculateEstimate(estimate, estimateRates(prices, estimate), currency);
  const lines = estimate.flatMap((line, index) => {
    const code = countryOf(line) ?? '';
    const country = code && prices.titleOf(code, locale);
    return writeLine(line, priced.lines[index], language).map((cells): Cells => ({
      line: index + 1,
      country,
      ...cells,
    }));
  });
  const amounts = [...lines, ...writeTotals(priced, language)].map((cells) => ({
    ...cells,
    currency: CURRENCIES[currency],
  }));
  const remarks = writeRemarks(unread, options).map((item): Cells => ({ item }));
  return `\ufeff${writeCsv([Object.values(HEADINGS).map(language.say), ...[...amounts, ...remarks].map(writeRow)])}`;
}

const writeRow = (cells: Cells): string[] =>
  (Object.keys(HEADINGS) as Column[]).map((column) => String(cells[column] ?? ''));

function writeLine(line: EstimateLine, priced: PricedLine | undefined, language: LineLanguage): Cells[] {
  const words = wordsOf(line);
  const quantity = 'count' in line ? line.count : line.calls;
  const { parts = [], amount } = priced ?? {};
  const item = (part?: PricedPart) =>
    joinDetails(nameLine(line, language), words.detail?.(line, language), part && words.partName?.(part, language));
  if (parts.length === 0) return [{ quantity, item: item(), amount: writeAmount(amount) }];
  return parts.map((part) => ({ quantity, item: item(part), ...writePart(part, amount !== undefined, language) }));
}

/** @param isComplete whether no price of the line is missing: else none of its amounts is in the total */
function writePart(part: PricedPart, isComplete: boolean, { say }: LineLanguage): Cells {
  const notes = [...(isComplete ? [] : [UNPRICED]), ...(part.isLowest ? [LOWEST] : [])];
  return {
    billed: part.quantity,
    unit: say(BILLED_IN[part.unit]),
    rate: part.rate,
    charged: say(nameRate(part)),
    amount: isComplete ? writeAmount(part.amount) : '',
    note: notes.map(say).join('; '),
  };
}

function writeTotals({ monthly, once }: PricedEstimate, { say }: LineLanguage): Cells[] {
  return [
    { item: say(TOTALS.monthly), amount: writeAmount(monthly) },
    { item: say(TOTALS.once), amount: writeAmount(once) },
  ];
}

function writeRemarks(unread: number, { prices, locale, i18n }: CsvOptions): string[] {
  const { sample, stale } = sayOrigin(prices.origin(), i18n, locales[locale].iso);
  return [unread > 0 ? i18n._(sayUnread(unread)) : undefined, sample, stale].filter((remark) => remark !== undefined);
}

/** With its cents, so that amounts stand below each other. */
function writeAmount(amount: Decimal | undefined): string {
  if (amount === undefined) return '';
  const [whole = '0', cents = ''] = amount.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}
