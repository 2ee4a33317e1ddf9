import { checkFileName, cleanFileName } from '#src/forms/server/intake/files/fileName.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['my.report.v2.final.pdf', 'my.report.v2.final.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\cv.pdf', 'cv.pdf'],
  ['cv\r\nX-Header: 1.pdf', 'cvX-Header_ 1.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['c\u200bv\0.pdf', 'cv.pdf'],
  ['re\u0301sume\u0301.pdf', 'résumé.pdf'],
  ['Резюме Ады.docx', 'Резюме Ады.docx'],
  ['cv"; filename="x.pdf', 'cv_; filename=_x.pdf'],
  ['.htaccess', 'htaccess'],
  ['cv.pdf. . ', 'cv.pdf'],
  ['..', ''],
  ['', ''],
])('%j becomes %j', (raw, clean) => {
  expect(cleanFileName(raw)).toBe(clean);
});

test('a long name is cut, its extension is kept, and no character is halved', () => {
  const clean = cleanFileName(`${'😀'.repeat(300)}.docx`);
  expect(Array.from(clean)).toHaveLength(150);
  expect(clean).toMatch(/^(😀)+\.docx$/u);
});

test('of a name that no file system holds, the two ends are kept', () => {
  const clean = cleanFileName(`start${'x'.repeat(20_000)}.exe${'x'.repeat(20_000)}.pdf`);
  expect(clean).toMatch(/^startx+\.pdf$/);
  expect(clean).toHaveLength(150);
});

const repeated = (text: string) => (length: number) => `a${text.repeat(length / text.length)}b.pdf`;

/** Twenty calls, the quickest of five rounds, in ms: what a busy machine adds it does not add to each. */
function cost(name: string): number {
  const rounds = Array.from({ length: 5 }, () => {
    const worked = startCpuClock();
    for (let call = 0; call < 20; call++) cleanFileName(name);
    return worked();
  });
  return Math.min(...rounds);
}

test.each([
  ['dots', repeated('.')],
  ['spaces', repeated(' ')],
  ['dots, spaces and control characters', repeated('. \t\u0001')],
  ['dots between letters', repeated('....x...')],
  ['accents in a row', repeated('\u0301\u0323')],
  ['backslashes', repeated('\\')],
  ['emoji', repeated('😀')],
])('a name of 8,000 %s costs at most so much more as it is longer', (_name, write) => {
  expect(cost(write(8000))).toBeLessThan(16 * cost(write(1000)));
});

test.each([
  ['cv.pdf', { extension: 'pdf' }],
  ['CV.DOCX', { extension: 'docx' }],
  ['my.report.v2.final.pdf', { extension: 'pdf' }],
  ['cv.exe', { broken: 'excludeExe' }],
  ['cv.exe.pdf', { broken: 'excludeExe' }],
  ['cv.Bat .pdf', { broken: 'excludeExe' }],
  ['a.jar.docx', { broken: 'excludeExe' }],
  ['executable.pdf', { extension: 'pdf' }],
  ['exe.pdf', { extension: 'pdf' }],
  ['cv.pdf.png', { broken: 'onlyPdfDocDocx' }],
  ['pdf', { broken: 'onlyPdfDocDocx' }],
  ['', { broken: 'onlyPdfDocDocx' }],
])('%j is %j', (name, result) => {
  expect(checkFileName(name)).toEqual(result);
});
