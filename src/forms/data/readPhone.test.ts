import { readPhone } from '#src/forms/data/readPhone.ts';

describe('readPhone', () => {
  it.each([
    ['(202) 456-1414', 'US', '+12024561414'],
    ['020 7946 0018', 'gb', '+442079460018'],
    ['8 912 345-67-89', 'RU', '+79123456789'],
    ['+55 11 91234-5678', 'us', '+5511912345678'],
    ['+49 30 901820', 'XX', '+4930901820'],
    ['+49 30 901820', '', '+4930901820'],
  ])('%s in %s is %s', (typed, country, number) => {
    expect(readPhone(typed, country)).toEqual({ number, isValid: true });
  });

  it.each([
    ['', 'us'],
    ['123', 'us'],
    ['call me', 'us'],
    ['2024561414', ''],
    ['2024561414', '../x'],
    ['+', 'us'],
    ['1'.repeat(10_000), 'us'],
  ])('%j in %j is not one, and stays as it was typed', (typed = '', country = '') => {
    expect(readPhone(typed, country)).toEqual({ number: typed, isValid: false });
  });
});
