import { safeTarget } from '#src/shared/address/safeTarget.ts';

const ORIGINS = new Set(['https://console.site.example', 'https://site.example']);

test.each([
  ['/about', '/about'],
  ['about', '/about'],
  ['https://console.site.example', 'https://console.site.example/'],
  ['https://console.site.example:443/sign-up?a=b#c', 'https://console.site.example/sign-up?a=b#c'],
  ['https://SITE.example/x', 'https://site.example/x'],
  ['https://site.example/ф', 'https://site.example/%D1%84'],
])('%j is a target', (target, address) => {
  expect(safeTarget(target, ORIGINS)).toBe(address);
});

test.each([
  'https://evil.example',
  'https://site.example.evil.example/',
  'https://evil.example/https://site.example',
  'https://site.example@evil.example/',
  'https://user:pass@site.example/',
  'https://user@site.example/',
  'https://site.example:8443/',
  'http://site.example/',
  'HTTPS://site.example/',
  'https:/site.example/',
  'https:site.example',
  '//site.example/',
  'https://',
  'https:///',
  'https://site.example\\@evil.example/',
  'https://site.example/a b',
  'https://site.example/\r\nSet-Cookie: a=b',
  'https://si\tte.example/',
  'javascript:1',
])('%j is none', (target) => {
  expect(safeTarget(target, ORIGINS)).toBeUndefined();
});

test('without other hosts a target is a path', () => {
  expect(safeTarget('https://site.example/', new Set())).toBeUndefined();
  expect(safeTarget('/', new Set())).toBe('/');
});
