import { formatFigure } from '#src/content/facts/formatFigure.ts';

/** `_` stands for a no-break space. */
type Figure = Parameters<typeof formatFigure>;
const inAll = (value: Figure[0], unit: Figure[1], form: Figure[2]) =>
  (['en', 'es', 'pt', 'ru'] as const).map((language) =>
    formatFigure(value, unit, form, language).replaceAll('\u00a0', '_'),
  );

test.each<[Parameters<typeof inAll>, string[]]>([
  [
    [640, 'millisecond', 'short'],
    ['640_ms', '640_ms', '640_ms', '640_мс'],
  ],
  [
    [15, 'minute', 'long'],
    ['15_minutes', '15_minutos', '15_minutos', '15_минут'],
  ],
  [
    [21, 'minute', 'long'],
    ['21_minutes', '21_minutos', '21_minutos', '21_минута'],
  ],
  [
    [[3, 3], 'day', 'long'],
    ['3_days', '3_días', '3_dias', '3_дня'],
  ],
  [
    [15, 'minute', 'number'],
    ['15', '15', '15', '15'],
  ],
  [
    [99.95, 'percent', 'long'],
    ['99.95%', '99,95_%', '99,95%', '99,95_%'],
  ],
  [
    [1000.5, undefined, 'long'],
    ['1,000.5', '1000,5', '1000,5', '1000,5'],
  ],
  [
    [100_000, undefined, 'long'],
    ['100,000', '100_000', '100_000', '100_000'],
  ],
  [
    [39, 'USD', 'long'],
    ['$39', '39_USD', '39_USD', '39_USD'],
  ],
  [
    [0.0135, 'USD', 'long'],
    ['$0.0135', '0,0135_USD', '0,0135_USD', '0,0135_USD'],
  ],
  [
    [39, 'EUR', 'long'],
    ['€39', '39_€', '39_€', '39_€'],
  ],
  [
    [3200, 'RUB', 'long'],
    ['₽3,200', '3200_₽', '3200_₽', '3200_₽'],
  ],
  [
    [[1, 3], 'week', 'long'],
    ['1–3_weeks', '1–3_semanas', '1–3_semanas', '1–3_недели'],
  ],
])('%j', (figure, written) => {
  expect(inAll(...figure)).toEqual(written);
});
