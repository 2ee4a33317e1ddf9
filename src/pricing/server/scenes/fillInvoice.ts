import { locales } from '#config/locales.ts';
import { formatRate } from '#src/pricing/words/formatMoney.ts';
import { regionNames } from '#src/i18n/regionNames.ts';
import { calculateEstimate } from '#src/pricing/data/calculateEstimate.ts';
import { readEstimate } from '#src/pricing/data/estimateLink.ts';
import { countryOf } from '#src/pricing/data/lines/kindOf.ts';
import type { PricedPart } from '#src/pricing/data/pricedEstimate.ts';
import { estimateRates } from '#src/pricing/server/estimateRates.ts';
import type { SceneFacts } from '#src/pricing/server/scenes/SceneFacts.ts';
import type { InvoiceScene } from '#src/scenes/catalogue/invoice/schema.ts';
import { fromUnits, toUnits } from '#src/shared/text/decimal.ts';

/** What the total fills: bars are laid in these. */
const WHOLE = 1000;

/** @returns the scene with its sum; without it where a line has no price: a sum that leaves one out is none */
export function fillInvoice(scene: InvoiceScene, { prices, locale }: SceneFacts): InvoiceScene {
  const { estimate } = readEstimate(scene.estimate);
  const { lines, monthly, missing } = calculateEstimate(estimate, estimateRates(prices, estimate), scene.currency);
  if (missing > 0) return { ...scene, sum: undefined };
  const { iso } = locales[locale];
  const write = (amount: Parameters<typeof formatRate>[0]) => formatRate(amount, scene.currency, iso);
  let sum = 0;
  const parts = lines.flatMap((line, index) => {
    const country = countryOf(estimate[index])?.toUpperCase();
    return line.parts.flatMap(({ rate, amount, isOnce, isLowest: _lowest, ...part }) => {
      if (isOnce || rate === undefined || amount === undefined) return [];
      const at = sum;
      sum += (Number(amount) / Number(monthly)) * WHOLE;
      const title = country && regionNames(iso).of(country);
      const exact = exactAmount(part, rate);
      const written = { rate: write(rate), exact: write(exact), amount: write(amount) };
      return [{ ...part, line: index, ...(title ? { country: title } : {}), ...written, at, until: sum }];
    });
  });
  return { ...scene, sum: { parts, monthly: write(monthly) } };
}

/** Of an amount that is not rounded yet, digits enough to see that: of a third there is no end. In units of 10⁻¹². */
const SHOWN = 10n ** 7n;

/** Seconds are billed at the rate of a minute. */
function exactAmount({ quantity, unit }: Pick<PricedPart, 'quantity' | 'unit'>, rate: NonNullable<PricedPart['rate']>) {
  const units = (BigInt(quantity) * toUnits(rate)) / (unit === 'second' ? 60n : 1n);
  return fromUnits(((units + SHOWN / 2n) / SHOWN) * SHOWN);
}
