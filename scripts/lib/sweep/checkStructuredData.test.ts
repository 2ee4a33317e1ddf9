import { checkStructuredData } from './checkStructuredData.ts';
import { readDocument } from './readDocument.ts';

const URL = 'https://site.example/es/voz';
const SERVICE = {
  '@type': 'Service',
  name: 'Voz',
  description: 'Voz.',
  url: URL,
  provider: { '@type': 'Organization', '@id': 'https://site.example/#organization', name: 'Site' },
  offers: [
    {
      '@type': 'Offer',
      url: URL,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '1500.20',
        priceCurrency: 'USD',
        unitText: 'al mes',
      },
    },
  ],
};
const FAQ = {
  '@type': 'FAQPage',
  mainEntity: [
    {
      '@type': 'Question',
      name: '¿Sí?',
      acceptedAnswer: { '@type': 'Answer', text: '<a href="https://a.example/">Sí</a>' },
    },
  ],
};

interface Shown {
  readonly things?: readonly unknown[];
  readonly template?: string;
  readonly body?: string;
}

function complaintsOf({ things = [SERVICE], template = 'product', body = '<p>1.500,20 USD</p>' }: Shown): string[] {
  const data = things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`);
  const boot = JSON.stringify({ page: { template } });
  return checkStructuredData(
    readDocument(
      `<!DOCTYPE html><html><head><link rel="canonical" href="${URL}"></head><body>${body}${data.join('')}<script id="boot" type="application/json">${boot}</script></body></html>`,
    ),
  );
}

const answering = (text: string) => ({
  ...FAQ,
  mainEntity: [{ '@type': 'Question', name: '¿Sí?', acceptedAnswer: { '@type': 'Answer', text } }],
});

test('a page that says what it is has nothing against it', () => {
  expect(complaintsOf({})).toEqual([]);
  expect(complaintsOf({ template: 'legal', things: [] })).toEqual([]);
  expect(complaintsOf({ template: 'legal', things: [FAQ], body: '<div data-block="faq"></div>' })).toEqual([]);
});

test('news may be told of more than once', () => {
  const news = { '@type': 'NewsArticle', headline: 'Voz', datePublished: '2026-01-01', url: URL };
  expect(complaintsOf({ template: 'legal', things: [news, news] })).toEqual([]);
});

test('so has a document that is no page of the site', () => {
  expect(checkStructuredData(readDocument('<!DOCTYPE html><html><body></body></html>'))).toEqual([]);
});

test.each<[what: string, shown: Shown, complaint: string]>([
  ['a page without', { things: [] }, 'it tells search engines of no Service'],
  [
    'half of two',
    { template: 'home', things: [{ ...SERVICE, '@type': 'Organization' }] },
    'it tells search engines of no WebSite',
  ],
  [
    'questions that are not told',
    { body: '<p>1.500,20</p><div data-block="faq"></div>' },
    'it tells search engines of no FAQPage',
  ],
  ['two of a kind', { template: 'answer', things: [FAQ, FAQ] }, 'it tells search engines of more than one FAQPage'],
  ['a missing property', { things: [{ ...SERVICE, description: '' }] }, 'its Service has no description'],
  [
    'one deep inside',
    { things: [{ ...SERVICE, provider: { '@type': 'Organization' } }] },
    'its Organization has no name',
  ],
  [
    'the address of another page',
    { things: [{ ...SERVICE, url: 'https://site.example/voz' }] },
    'its Service has the address https://site.example/voz',
  ],
  ['half an address', { things: [{ ...SERVICE, image: '/a.png' }] }, 'its image “/a.png” is no whole address'],
  ['what is no address', { things: [{ ...SERVICE, image: 'https://[' }] }, 'its image “https://[” is no whole address'],
  ['an empty list', { template: 'answer', things: [{ ...FAQ, mainEntity: [] }] }, 'its FAQPage has no mainEntity'],
  [
    'an answer with half the address of a picture',
    { template: 'answer', things: [answering('<img src="/a.png">')] },
    'an answer leads to “/a.png”, which is no whole address',
  ],
  [
    'a price that is not shown',
    { body: '<p>1.600 USD</p>' },
    'it tells search engines the price 1500.20, and readers do not see it',
  ],
  [
    'an answer with half an address',
    { template: 'answer', things: [answering('<a href="/es/b">b</a>')] },
    'an answer leads to “/es/b”, which is no whole address',
  ],
])('%s is seen', (_what, shown, complaint) => {
  expect(complaintsOf(shown)).toEqual([complaint]);
});

test('what is no JSON is seen', () => {
  const html = '<!DOCTYPE html><html><body><script type="application/ld+json">{</script></body></html>';
  expect(checkStructuredData(readDocument(html))).toEqual(['its structured data are no JSON']);
});
