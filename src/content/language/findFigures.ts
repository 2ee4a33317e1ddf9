import { locales, type WrittenLocale } from '#config/locales.ts';
import { REFERENCE } from '#src/content/facts/createFacts.ts';

interface Notation {
  /** What stands between thousands, as a pattern. */
  readonly group: string;
  readonly decimal: string;
  /** Moments of the day. */
  readonly clock: string;
  /** Words before the number of a step or a day of a plan. */
  readonly steps: string;
  /** A number that says the how-manyth something is. */
  readonly ordinal: string;
}

/** What stands between the ends of a range of steps, in any of the languages. */
const JOINTS = 'to|and|a|al|y|e|и|по';

const TWENTY_FOUR = '\\d{1,2}:\\d{2}';

const NOTATION: Readonly<Record<WrittenLocale, Notation>> = {
  en: {
    group: ',',
    decimal: '.',
    clock: `\\d{1,2}(?::\\d{2})?\\s[ap]\\.m\\.|${TWENTY_FOUR}`,
    steps: 'days?|weeks?|lessons?|steps?|parts?',
    ordinal: '\\d+(?:st|nd|rd|th)',
  },
  es: {
    group: '\\s',
    decimal: ',',
    clock: TWENTY_FOUR,
    steps: 'días?|semanas?|lección|pasos?|partes?',
    ordinal: '\\d+\\.?[ºª]',
  },
  pt: {
    group: '\\s',
    decimal: ',',
    clock: `${TWENTY_FOUR}|\\d{1,2}h(?:\\d{2})?`,
    steps: 'dias?|semanas?|lição|passos?|partes?',
    ordinal: '\\d+\\.?[ºª]',
  },
  ru: {
    group: '\\s',
    decimal: ',',
    clock: TWENTY_FOUR,
    steps: 'день|неделя|недели|урока?|шага?|часть',
    ordinal: '\\d+(?:[–-]\\d+)?-(?:й|я|е|го|ю|м|х)',
  },
};

/** A figure as it stands in a text. */
interface FoundFigure {
  /** As it is written. */
  readonly written: string;
  /** As English writes it without thousands, per cent with it: `1000`, `1.5`, `5%`. */
  readonly figure: string;
}

interface Reader {
  /** What is no figure of anything: dates, moments, steps. */
  readonly free: RegExp;
  readonly figure: RegExp;
}

const readers = new Map<WrittenLocale, Reader>();

/**
 * @param prose running text of a language, without markup and code
 * @param names that have figures in them, and are none
 * @returns every number that is written in digits, and neither a fact nor a date, a moment of the day,
 *   an ordinal or the number of a step
 */
export function findFigures(prose: string, language: WrittenLocale, names: RegExp | undefined): FoundFigure[] {
  if (!/\d/.test(prose)) return [];
  const { free, figure } = readerOf(language);
  const { decimal } = NOTATION[language];
  const left = [REFERENCE, ...(names ? [names] : []), free].reduce(
    (text, known) => text.replaceAll(known, ' \n '),
    prose,
  );
  return [...left.matchAll(figure)].map(([written, whole = '', fraction = '', percent = '']) => ({
    written: written.trim(),
    figure: `${whole.replaceAll(/\D/g, '')}${fraction.replace(decimal, '.')}${percent.trim()}`,
  }));
}

function readerOf(language: WrittenLocale): Reader {
  const reader = readers.get(language) ?? makeReader(language);
  readers.set(language, reader);
  return reader;
}

const JANUARY = new Date(Date.UTC(2026, 0, 15));

function makeReader(language: WrittenLocale): Reader {
  const { group, decimal, clock, steps, ordinal } = NOTATION[language];
  const months = monthsOf(language).join('|');
  const day = '\\d{1,2}(?!\\d)';
  const year = '(?:19|20)\\d{2}';
  const dates = [
    `${year}-\\d{2}-\\d{2}`,
    `${day}(?:\\sde)?\\s(?:${months})(?:(?:\\sde)?\\s${year})?`,
    `(?:${months})\\s${day}(?:,\\s${year})?`,
    `(?:${months})(?:\\sde)?\\s${year}`,
    `(?<![\\d.,])${year}(?![\\d%]|[.,]\\d|\\s\\d)`,
  ];
  const range = `\\d+(?:(?:\\s?[–-]\\s?|\\s(?:${JOINTS})\\s)\\d+)?`;
  const free = [
    ...dates,
    `(?<!\\d)(?:${clock})(?!\\d)`,
    `(?<![\\d.,])${ordinal}(?!\\p{L})`,
    `(?<!\\p{L})(?:${steps})\\s${range}`,
  ];
  const separator = decimal === '.' ? '\\.' : decimal;
  return {
    free: new RegExp(free.join('|'), 'giu'),
    figure: new RegExp(`(\\d{1,3}(?:${group}\\d{3})+(?!\\d)|\\d+)(${separator}\\d+)?(\\s?%)?`, 'gu'),
  };
}

function monthsOf(language: WrittenLocale): string[] {
  const { iso } = locales[language];
  // With a day beside it, a month stands in the form that dates have.
  const formats = (['long', 'short'] as const).map((month) => new Intl.DateTimeFormat(iso, { day: 'numeric', month }));
  const names = formats.flatMap((format) =>
    Array.from({ length: 12 }, (_, index) => {
      const date = new Date(JANUARY);
      date.setUTCMonth(index);
      return format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
    }),
  );
  return names.filter((name) => /^\p{L}+\.?$/u.test(name)).map((name) => name.replace('.', '\\.?'));
}
