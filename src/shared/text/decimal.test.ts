import { fractionDigits, fromUnits, toDecimal, toUnits } from '#src/shared/text/decimal.ts';

test.each([
  [0.0135, '0.0135'],
  ['0.10', '0.1'],
  ['007.50', '7.5'],
  [0, '0'],
  [1e-7, '0.0000001'],
  ['12e2', undefined],
  ['1.2e+2', '120'],
  ['1.2E+2', '120'],
  ['1e+12', '1000000000000'],
  ['1e+13', undefined],
  ['999999999999999', '999999999999999'],
  ['1000000000000000', undefined],
  [' 1.5 ', '1.5'],
  [1234567.0001, '1234567.0001'],
  [-1, undefined],
  [Number.NaN, undefined],
  ['1,5', undefined],
  ['', undefined],
  ['0.0000000000004', '0'],
  ['0.0000000000005', '0.000000000001'],
  [0.07 * 100, '7'],
  ['0.1000000000000', '0.1'],
])('%p is %p', (value, expected) => {
  expect(toDecimal(value)).toBe(expected);
});

test('what floats get wrong is right: 0.1 + 0.2, and 1.005 a hundred times', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(fromUnits(toUnits('0.1') + toUnits('0.2'))).toBe('0.3');
  expect(1.005 * 100).not.toBe(100.5);
  expect(fromUnits(toUnits('1.005') * 100n)).toBe('100.5');
});

test('the digits after the point are counted as written', () => {
  expect((['3', '0.5', '0.0135'] as const).map(fractionDigits)).toEqual([0, 1, 4]);
});
