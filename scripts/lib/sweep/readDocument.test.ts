import { readDocument } from './readDocument.ts';

const facts = readDocument(`<!DOCTYPE html><html lang="en"><head>
  <title>Voice &amp; video</title>
  <link rel="alternate" hrefLang="es" href="https://site.example/es"><link rel="alternate" type="application/rss+xml" href="/feed">
  <link rel="stylesheet" href="/main.css"><link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="script" href="/main.js">
  <link rel="icon" href="/favicon.svg"><link rel="modulepreload" href="/later.js"><link rel="manifest" href="/site.webmanifest">
  <meta property="og:image" content="https://site.example/og.png"><meta name="scripts" content="/chunk.js /vendor.js"><script src="/begin.js" async></script></head>
<body><svg><title>An icon</title><use href="/icons.svg#phone"></use><use href="#own"></use></svg>
  <picture><source srcset="/a.avif 1x, /a2.avif 2x"><img src="/a.png" alt="" srcset="/a2.png 2x"></picture>
  <audio src="/call.ogg"><track src="/call.vtt"></audio><video poster="/still.png"><source src="/film.mp4"></video>
  <section data-block="hero"></section><script type="application/ld+json">{"@type":"Service"}</script>
  <script id="boot" type="application/json">{"page":{"template":"product"},"messagesUrl":"/messages.json"}</script>
  <a href="/pricing?a=b&amp;c=d#top">Prices</a><a href="/list.csv" download>List</a><a href="/paper.pdf">Paper</a><a>Nowhere</a></body></html>`);

test('what a page uses is found, each as what it is used for', () => {
  const byKind = Object.fromEntries(
    [...Map.groupBy(facts.files, ({ kind }) => kind)].map(([kind, files]) => [kind, files.map(({ href }) => href)]),
  );
  expect(byKind).toEqual({
    style: ['/main.css'],
    font: ['/a.woff2'],
    script: ['/main.js', '/later.js', '/chunk.js', '/vendor.js', '/begin.js'],
    image: [
      '/favicon.svg',
      'https://site.example/og.png',
      '/icons.svg#phone',
      '/a.avif',
      '/a2.avif',
      '/a.png',
      '/a2.png',
      '/still.png',
    ],
    media: ['/call.ogg', '/film.mp4'],
    manifest: ['/site.webmanifest'],
    other: ['/call.vtt', '/list.csv', '/paper.pdf', '/messages.json'],
  });
});

test('its title is not that of a drawing, and its addresses are decoded', () => {
  expect(facts.title).toBe('Voice & video');
  expect(facts.links).toEqual(['/pricing?a=b&c=d#top', '/list.csv', '/paper.pdf']);
  expect(facts.alternates).toEqual([{ hreflang: 'es', href: 'https://site.example/es' }]);
});

test('its template, its blocks and what it tells search engines are known', () => {
  expect(facts.template).toBe('product');
  expect(facts.blocks).toEqual(new Set(['hero']));
  expect(facts.structuredData).toEqual(['{"@type":"Service"}']);
});
