import { safePath } from '#src/shared/address/safePath.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['about', '/about'],
  ['', '/'],
  ['/a?x=1#y', '/a?x=1#y'],
  ['/a:b', '/a:b'],
  ['?next=https://x', '/?next=https://x'],
  ['#a:b', '/#a:b'],
  ['/a?to=//x', '/a?to=//x'],
  ['/ф', '/ф'],
  ['/a//b', '/a//b'],
  ['/%0d%0aSet-Cookie:a=b', '/%0d%0aSet-Cookie:a=b'],
  ['/%2F%2Fevil.com', '/%2F%2Fevil.com'],
])('%j stays on the site', (target, path) => {
  expect(safePath(target)).toBe(path);
  // The judge is what browsers do: whatever is let through stays on the host that sent it.
  expect(new URL(path, 'https://site.example/page').host).toBe('site.example');
});

test.each([
  '//evil.com',
  '///evil.com',
  '//evil.com/',
  '//',
  '/\\evil.com',
  '\\evil.com',
  '\\\\evil.com',
  '/\\/evil.com',
  '\\/evil.com',
  'https://evil.com',
  'http:evil.com',
  'HTTPS://evil.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'mailto:a@b.c',
  'vbscript:x',
  'x:y',
  'a.b+c-d:e',
  'evil.com:80/x',
  ':',
  '1:2',
  '/\t/evil.com',
  '\t//evil.com',
  '/\n/evil.com',
  '/\r\n/evil.com',
  ' //evil.com',
  '/ /evil.com',
  '/a b',
  '/a\u0000b',
  '/\u007f',
  '/a\r\nSet-Cookie: a=b',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '/a\\b',
  'ſ:x',
  'ф:x',
])('%j could leave the site, and is refused', (target) => {
  expect(safePath(target)).toBeUndefined();
});

test('no short string of dangerous characters becomes an address of another host', () => {
  const letters = ['/', '\\', ':', '.', 'a', '\t', '\n', ' ', '@', '?', '#', '%', '\u3000', '。'];
  const strings = letters.flatMap((a) =>
    letters.flatMap((b) => letters.flatMap((c) => letters.map((d) => a + b + c + d))),
  );
  const leaving = strings.filter((target) => {
    const path = safePath(target);
    if (path === undefined) return false;
    return (
      !URL.canParse(path, 'https://site.example/x/y') ||
      new URL(path, 'https://site.example/x/y').origin !== 'https://site.example'
    );
  });
  expect(leaving).toEqual([]);
});
