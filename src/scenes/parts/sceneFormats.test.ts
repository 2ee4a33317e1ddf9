import {
  formatClock,
  formatLength,
  formatMilliseconds,
  formatPercent,
  formatSeconds,
} from '#src/scenes/parts/sceneFormats.ts';

test('a call’s clock is written as the language does', () => {
  expect([formatClock(4.2, 'en-US'), formatClock(81.4, 'es-ES'), formatClock(0, 'ru-RU')]).toEqual([
    '00:04.2',
    '01:21,4',
    '00:00,0',
  ]);
});

test('a call’s clock goes on to the next minute where the tenths round up to it', () => {
  expect([formatClock(59.94, 'en-US'), formatClock(59.95, 'en-US'), formatClock(119.98, 'es-ES')]).toEqual([
    '00:59.9',
    '01:00.0',
    '02:00,0',
  ]);
});

test('lengths and milliseconds', () => {
  expect([formatLength(108), formatMilliseconds(142, 'en-US'), formatMilliseconds(142, 'ru-RU')]).toEqual([
    '1:48',
    '142\u00a0ms',
    '142\u00a0мс',
  ]);
});

test('seconds and shares', () => {
  expect([formatSeconds(20, 'en-US'), formatSeconds(2.4, 'ru-RU', 1), formatPercent(82, 'es-ES')]).toEqual([
    '20\u00a0s',
    '2,4\u00a0с',
    '82\u00a0%',
  ]);
});
