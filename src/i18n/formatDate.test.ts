import { formatDate, formatDayOf, formatTimeOf, formatUtcOffset } from '#src/i18n/formatDate.ts';

test.each([
  ['2026-03-14', 'en-US', 'March 14, 2026'],
  ['2026-03-14', 'es-ES', '14 de marzo de 2026'],
  ['2026-03-14', 'pt-PT', '14 de março de 2026'],
  ['2026-03-01', 'en-US', 'March 1, 2026'],
  ['2026-03-01', 'ru-RU', '1 марта 2026\u00a0г.'],
])('%s in %s is %s', (day, iso, expected) => {
  expect(formatDate(day, iso)).toBe(expected);
});

test('the reader’s time zone does not move the day', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  formatDate('2026-01-01', 'en-GB');
  expect(format.mock.calls[0]?.[1]).toMatchObject({ timeZone: 'UTC' });
});

test.each(['en-US', 'es-ES', 'pt-PT', 'ru-RU', 'en-XA'])(
  'in %s no narrow space is left, on which servers and browsers differ',
  (iso) => {
    expect(formatDate('2026-03-14', iso)).not.toContain('\u202f');
  },
);

const EVENING = '2027-02-18T23:30:00Z';

test.each([
  ['en-US', 'America/New_York', 'Thursday, February 18, 2027', '6:30 p.m.', 'UTC−5'],
  ['en-US', 'Asia/Kolkata', 'Friday, February 19, 2027', '5 a.m.', 'UTC+5:30'],
  ['es-ES', 'Europe/Madrid', 'viernes, 19 de febrero de 2027', '0:30', 'UTC+1'],
  ['pt-PT', 'Europe/Lisbon', 'quinta-feira, 18 de fevereiro de 2027', '23h30', 'UTC'],
  ['ru-RU', 'Europe/Moscow', 'пятница, 19 февраля 2027 г.', '2:30', 'UTC+3'],
])('the moment is told in %s by the clock of %s', (iso, timeZone, day, time, offset) => {
  const noBreak = (value: string) => value.replaceAll(' ', '\u00a0');
  expect(formatDayOf(EVENING, iso, timeZone).replaceAll('\u00a0', ' ')).toBe(day);
  expect(noBreak(formatTimeOf(EVENING, iso, timeZone))).toBe(noBreak(time));
  expect(formatUtcOffset(EVENING, timeZone)).toBe(offset);
});

test('summer time counts', () => {
  expect(formatUtcOffset('2027-07-01T12:00:00Z', 'Europe/Lisbon')).toBe('UTC+1');
});

test('no time holds the narrow space, on which servers and browsers differ', () => {
  expect(formatTimeOf(EVENING, 'en-US', 'UTC')).toBe('11:30\u00a0p.m.');
});
