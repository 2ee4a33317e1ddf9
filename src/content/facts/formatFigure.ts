import { locales, type WrittenLocale } from '#config/locales.ts';
import { currencyDisplay } from '#src/shared/text/currencyDisplay.ts';

/** Units that every language has words for, by their names in `Intl.NumberFormat`. */
export const PLAIN_UNITS = [
  'millisecond',
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'percent',
  'megabyte',
  'gigabyte',
] as const;
/** Money, by its code. */
export const CURRENCY_UNITS = ['USD', 'EUR', 'RUB'] as const;

/** What a figure may be counted in. */
type FigureUnit = (typeof PLAIN_UNITS)[number] | (typeof CURRENCY_UNITS)[number];

/** How much of a figure is written: `15 minutes`, `15 min`, or the number alone. */
export type FigureForm = 'long' | 'short' | 'number';

interface Writing {
  /** Numbers of four digits stand together where this is min2. */
  readonly grouping: 'auto' | 'min2';
  /** What stands between thousands; without it, what `Intl` has. */
  readonly group?: string;
}

const NO_BREAK_SPACE = '\u00a0';

/** `Intl` parts thousands with a point in Spanish; the Academy and this site do it with a space. */
const WRITING: Readonly<Record<WrittenLocale, Writing>> = {
  en: { grouping: 'auto' },
  es: { grouping: 'min2', group: NO_BREAK_SPACE },
  pt: { grouping: 'min2', group: NO_BREAK_SPACE },
  ru: { grouping: 'min2', group: NO_BREAK_SPACE },
};

/**
 * @param value a number, or the two ends of a range; where they are the same it is a number
 * @returns the figure as the language writes it, with no-break spaces in it
 */
export function formatFigure(
  value: number | readonly [number, number],
  unit: FigureUnit | undefined,
  form: FigureForm,
  language: WrittenLocale,
): string {
  const { group } = WRITING[language];
  const format = formatterOf(unit, form, language);
  const [from, to] = typeof value === 'number' ? [value, value] : value;
  // Of two ends that are the same `Intl` makes an approximate figure: ~3.
  const parts = from === to ? format.formatToParts(from) : format.formatRangeToParts(from, to);
  const written = parts.map((part) => (part.type === 'group' && group !== undefined ? group : part.value)).join('');
  return written.replaceAll(/[ \u202f]/g, NO_BREAK_SPACE).replace(/(?<=\d)\u00a0?[-–]\u00a0?(?=[$€₽\d])/, '–');
}

/** Making one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(unit: FigureUnit | undefined, form: FigureForm, language: WrittenLocale): Intl.NumberFormat {
  const key = `${language} ${form} ${String(unit)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locales[language].iso, {
    ...(form === 'number' ? {} : describeUnit(unit, form, language)),
    useGrouping: WRITING[language].grouping,
    maximumFractionDigits: 6,
  });
  formatters.set(key, made);
  return made;
}

function describeUnit(
  unit: FigureUnit | undefined,
  form: 'long' | 'short',
  language: WrittenLocale,
): Intl.NumberFormatOptions {
  if (unit === undefined) return {};
  if (!isCurrency(unit)) {
    // Per cent is a sign in all forms.
    return { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : form };
  }
  const display = currencyDisplay(unit, locales[language].iso);
  return { style: 'currency', currency: unit, currencyDisplay: display, trailingZeroDisplay: 'stripIfInteger' };
}

function isCurrency(unit: FigureUnit): unit is (typeof CURRENCY_UNITS)[number] {
  return CURRENCY_UNITS.some((code) => code === unit);
}
