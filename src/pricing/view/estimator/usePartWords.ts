import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/formatNumber.ts';
import { usePriceNames } from '#src/pricing/view/usePriceNames.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { EstimateLine } from '#src/pricing/data/estimate.ts';
import type { PricedPart } from '#src/pricing/data/pricedEstimate.ts';
import { countSegments } from '#src/pricing/data/smsSegments.ts';

interface PartWords {
  /** What the part is, where a line has several: a layer, a rent. */
  readonly name: string;
  /** How the quantity comes about: `1,000 × 120 s, by the minute = 2,000 min`. */
  readonly billed: string;
  /** What the rate is for: `per minute`. */
  readonly per: string;
}

/** @returns the words of a part, for a component, in the language around it */
export function usePartWords(): (line: EstimateLine, part: PricedPart) => PartWords {
  const { t } = useLingui();
  const { unit, part: partName } = usePriceNames();
  const billedOf = useBilledWords();
  const pieces = (key: string) => (key === 'installation' ? t`once` : t`a month`);
  const names: Readonly<Record<string, string>> = { installation: t`Connection, once`, monthly: t`Rent` };
  const per = ({ unit: of, key }: PricedPart) => {
    if (of === 'second') return unit('minute');
    if (of === 'segment') return t`per segment`;
    return of === 'request' ? unit('request') : pieces(key);
  };
  return (line, part) => ({
    name: names[part.key] ?? partName(part.key),
    billed: billedOf(line, part),
    per: per(part),
  });
}

function useBilledWords() {
  const { t } = useLingui();
  const { iso } = useSite();
  const { increments: roundingOf } = usePriceNames();
  const numeral = (count: number) => formatNumber(count, iso);
  const inMinutes = (quantity: number) => {
    const [minutes, seconds] = [numeral(Math.floor(quantity / 60)), quantity % 60];
    return seconds === 0 ? t`${minutes} min` : t`${minutes} min ${seconds} s`;
  };
  return (line: EstimateLine, { unit, quantity, increments }: PricedPart): string => {
    if (unit === 'second' && 'seconds' in line) {
      const [calls, seconds, time] = [numeral(line.calls), numeral(line.seconds), inMinutes(quantity)];
      const rounding = roundingOf(increments);
      return t`${calls} × ${seconds} s, ${rounding} = ${time}`;
    }
    if (unit === 'segment' && 'text' in line) {
      const [count, { segments }] = [numeral(line.count), countSegments(line.text)];
      const parts = t({ message: plural(segments, { one: '# segment', other: '# segments' }) });
      return `${count} × ${parts}`;
    }
    if (unit === 'request' && 'requests' in line) {
      const [calls, { requests }] = [numeral(line.calls), line];
      const parts = t({ message: plural(requests, { one: '# request', other: '# requests' }) });
      return `${calls} × ${parts}`;
    }
    return numeral(quantity);
  };
}
