import { checkFileName, cleanFileName } from '#src/server/forms/intake/fileName.ts';

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
