import { listNamedFiles } from './listNamedFiles.ts';

const named = (text: string, kind: Parameters<typeof listNamedFiles>[1]) =>
  listNamedFiles({ bytes: Buffer.from(text) }, kind);

test('a style sheet names fonts and pictures', () => {
  const css =
    '@font-face{src:url(/static/a.woff2)}a{background:url("b.png")}b{mask:url(data:image/png;base64,x) url(#c)}';
  expect(named(css, 'style')).toEqual([
    { href: '/static/a.woff2', kind: 'font' },
    { href: 'b.png', kind: 'image' },
  ]);
});

test('the runtime of webpack names scripts and styles', () => {
  const script = 'i.u=e=>e+"."+({146:"2a93df",164:"a86d68"})[e]+".js",i.miniCssF=e=>e+"."+{164:"1c89f0"}[e]+".css"';
  expect(named(script, 'script')).toEqual([
    { href: '146.2a93df.js', kind: 'script' },
    { href: '164.a86d68.js', kind: 'script' },
    { href: '164.1c89f0.css', kind: 'style' },
  ]);
});

test('a manifest names icons', () => {
  expect(named('{"icons":[{"src":"/a.png"}]}', 'manifest')).toEqual([{ href: '/a.png', kind: 'image' }]);
  expect(named('{}', 'manifest')).toEqual([]);
});

test('nothing is looked for in other files', () => {
  expect(named('url(/a.png)', 'image')).toEqual([]);
});
