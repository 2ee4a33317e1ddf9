import { checkDocument } from './checkDocument.ts';
import { readDocument } from './readDocument.ts';

const HEAD = `<title>Voice for every product</title><meta name="description" content="Calls by program">
<link rel="canonical" href="https://site.example/es/voz%20alta">`;

const page = ({ head = HEAD, body = '<h1>Voice</h1>', lang = 'es-ES' } = {}) =>
  readDocument(`<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`);

const IDS = new Set(['mY42CM', 'a+b/c1']);
const check = (facts = page()) => checkDocument(facts, IDS, 'https://site.example/es/voz%20alta');

test('a page that is whole has nothing against it', () => {
  expect(check()).toEqual([]);
  expect(check(page({ head: HEAD.replace('Voice for every product', 'Voice call') }))).toEqual([]);
});

test.each([
  ['no heading', page({ body: '<p>Voice</p>' }), 'it has 0 first headings instead of one'],
  ['two headings', page({ body: '<h1>Voice</h1><h1>Video</h1>' }), 'it has 2 first headings instead of one'],
  ['a short title', page({ head: HEAD.replace('Voice for every product', 'Voice') }), 'its title is “Voice”'],
  [
    'a title of nine letters',
    page({ head: HEAD.replace('Voice for every product', 'Voice for') }),
    'its title is “Voice for”',
  ],
  ['half a canonical address', page({ head: HEAD.replace('https://site.example', '') }), 'it has no canonical address'],
  ['no description', page({ head: HEAD.replace('Calls by program', ' ') }), 'it has no description'],
  ['no language', page({ lang: '' }), 'it does not say in which language it is'],
  [
    'an id twice',
    page({ body: '<h1 id="a">V</h1><p id="b"></p><p id="a"></p>' }),
    'the id “a” stands in it more than once',
  ],
  ['a raw message', page({ body: '<h1>V</h1><p> mY42CM </p>' }), 'it shows the message id mY42CM instead of a message'],
  [
    'a raw message in a label',
    page({ body: '<h1>V</h1><a aria-label="a+b/c1">x</a>' }),
    'it shows the message id a+b/c1 instead of a message',
  ],
  ['no canonical address', page({ head: HEAD.replace('canonical', 'next') }), 'it has no canonical address'],
  [
    'that of another page',
    page({ head: HEAD.replace('voz%20alta', 'voz') }),
    'its canonical address is https://site.example/es/voz',
  ],
  [
    'what search engines may not show, in the sitemap',
    page({ head: `${HEAD}<meta name="robots" content="noindex">` }),
    'it is in the sitemap, and search engines may not show it',
  ],
])('%s is seen', (_what, facts, complaint) => {
  expect(check(facts)).toEqual([complaint]);
});

test('a copy names the page of another site that it is a copy of, and has it as a translation', () => {
  const original = '<link rel="canonical" href="https://other.example/voz">';
  const copy = HEAD.replace(/<link.*>/, original);
  expect(check(page({ head: copy }))).toEqual(['its canonical address is https://other.example/voz']);
  const translated = `${copy}<link rel="alternate" hreflang="es" href="https://other.example/voz">`;
  expect(check(page({ head: translated }))).toEqual([]);
});

test('an address that search engines are not told of needs no name of its own', () => {
  expect(checkDocument(page({ head: HEAD.replace('canonical', 'next') }), IDS)).toEqual([]);
});

test('the id of a message is one in a text of its own only, and not in what is not shown', () => {
  expect(check(page({ body: '<h1>V</h1><p>See mY42CM.</p><script>mY42CM</script><style>mY42CM</style>' }))).toEqual([]);
});

test('of a page that is cut off nothing else is said', () => {
  const cut = readDocument(`<!DOCTYPE html><html lang="es-ES"><head>${HEAD}</head><body><h1>Voice</h1>`);
  expect(check(cut)).toEqual(['it is cut off: its HTML has no end']);
});
