import { writeCsv } from '#src/shared/text/csv.ts';

test('rows end with CR LF, and only cells that need it are quoted', () => {
  expect(
    writeCsv([
      ['code', 'country', 'price'],
      ['kr', 'Korea, Republic of', '0.01'],
      ['', 'the "best"', 'two\nlines'],
    ]),
  ).toBe('code,country,price\r\nkr,"Korea, Republic of",0.01\r\n,"the ""best""","two\nlines"\r\n');
});

test('there is no row without a row', () => {
  expect(writeCsv([])).toBe('');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['=HYPERLINK("https://evil.com","x")', `"'=HYPERLINK(""https://evil.com"",""x"")"`],
  ['49 49', '49 49'],
  ["d'Ivoire", "d'Ivoire"],
])('%j is written %j: no cell is a formula', (cell, written) => {
  expect(writeCsv([[cell]])).toBe(`${written}\r\n`);
});
