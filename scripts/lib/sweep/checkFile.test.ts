import { checkFile } from './checkFile.ts';
import type { FileKind } from './readDocument.ts';

const USERS = 'http://site.test/a and 2 others';
const PAGE = '<!DOCTYPE html><html lang="en"></html>';
const SVG = '<?xml version="1.0"?>\n<!-- drawn -->\n<svg viewBox="0 0 8 8"></svg>';

const check = (kind: FileKind, name: string, type: string, body: string, status = 200) =>
  checkFile(
    {
      address: `http://site.test/${name}`,
      status,
      type,
      bytes: Buffer.from(body, 'latin1'),
      requestId: undefined,
      location: undefined,
      headers: {},
      retryAfter: undefined,
      ms: 1,
    },
    kind,
    USERS,
  );

test.each<[FileKind, string, string, string]>([
  ['image', 'a.svg', 'image/svg+xml', SVG],
  ['image', 'a.png', 'image/png', '\x89PNG\r\n'],
  ['font', 'a.woff2', 'font/woff2', 'wOF2\0'],
  ['manifest', 'site.webmanifest', 'application/manifest+json', '{"name":"Site"}'],
  ['other', 'a.pdf', 'application/pdf', '%PDF-1.7'],
  ['other', 'a.csv', 'text/csv', 'country,price'],
  ['other', 'what', 'text/plain', 'words'],
])('%s %s that is %s is well', (...file) => {
  expect(check(...file)).toEqual([]);
});

test.each<[FileKind, string, string, string, string]>([
  ['script', 'a.js', 'text/html', PAGE, 'it is used as a script by http://site.test/a and 2 others, and is text/html'],
  ['script', 'a.js', 'text/javascript', PAGE, 'has a page in it instead of text/javascript'],
  ['image', 'a.svg', 'image/svg+xml', PAGE, 'has a page in it instead of image/svg+xml'],
  ['image', 'a.svg', 'image/svg+xml', 'just words', 'is no image/svg+xml: it begins with "just words"'],
  ['image', 'a.png', 'image/png', 'GIF89a', 'is no image/png'],
  [
    'manifest',
    'site.webmanifest',
    'application/json',
    '{}',
    'as a manifest by http://site.test/a and 2 others, and is app',
  ],
  ['manifest', 'site.webmanifest', 'application/manifest+json', '{', 'is no application/manifest+json'],
  ['other', 'a.pdf', 'text/html', PAGE, 'and is text/html'],
  ['other', 'a.csv', 'text/csv', PAGE, 'has a page in it instead of text/csv'],
  ['other', 'what', 'text/html', PAGE, 'and is text/html'],
  ['other', 'what', '', 'words', 'and is of no type'],
  ['style', 'a.css', 'text/css', '', 'and is empty'],
])('%s %s that is %s, %j, is seen', (kind, name, type, body, complaint) => {
  expect(check(kind, name, type, body)).toEqual([expect.stringContaining(complaint)]);
});

test('a file that is not there is seen', () => {
  expect(check('image', 'a.svg', 'text/plain', 'Not found', 404)).toEqual([
    'it is used as an image by http://site.test/a and 2 others, and answers 404',
  ]);
});
