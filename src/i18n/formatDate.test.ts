import { formatDate } from '#src/i18n/formatDate.ts';

test.each([
  ['2026-03-14', 'en-US', 'March 14, 2026'],
  ['2026-03-14', 'es-ES', '14 de marzo de 2026'],
  ['2026-03-14', 'pt-PT', '14 de março de 2026'],
  ['2026-03-01', 'en-US', 'March 1, 2026'],
])('%s in %s is %s', (day, iso, expected) => {
  expect(formatDate(day, iso)).toBe(expected);
});

test('the reader’s time zone does not move the day', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  formatDate('2026-01-01', 'en-US');
  expect(format.mock.calls[0]?.[1]).toMatchObject({ timeZone: 'UTC' });
});

test.each(['en-US', 'es-ES', 'pt-PT', 'ru-RU', 'en-XA'])(
  'in %s no narrow space is left, on which servers and browsers differ',
  (iso) => {
    expect(formatDate('2026-03-14', iso)).not.toContain('\u202f');
  },
);
