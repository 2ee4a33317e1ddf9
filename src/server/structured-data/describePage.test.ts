import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { faqSchema } from '#src/blocks/faq/schema.ts';
import { heroSchema } from '#src/blocks/hero/schema.ts';
import { describePage } from '#src/server/structured-data/describePage.ts';
import type { Page } from '#src/shared/page/page.ts';

const ORIGIN = 'https://orvandel.example';
const PROVIDER = {
  '@type': 'Organization',
  '@id': `${ORIGIN}/#organization`,
  name: 'Orvandel',
  url: `${ORIGIN}/`,
};

const inSpanish = createPublicSite(sites.main, 'es');
const inKazakhstan = createPublicSite(sites.kz, 'ru');

const pageOf = (template: string, more: Partial<Page> = {}): Page => ({
  path: '/products/voicebot',
  locale: 'es',
  locales: ['es'],
  template,
  layout: 'default',
  title: 'Voicebot',
  meta_description: 'Un voicebot.',
  breadcrumbs: [],
  links: { canonical: `${ORIGIN}/es/products/voicebot`, alternates: [] },
  blocks: [],
  ...more,
});

const heroOf = (prices: readonly object[]) =>
  heroSchema.parse({ type: 'hero', id: 'top', title: 'Voicebot', lead: 'Un voicebot.', prices });

const questions = (id: string, question: string, answer: string) =>
  faqSchema.parse({
    type: 'faq',
    id,
    title: 'Preguntas',
    items: [
      { question, answer },
      { question: `${question} ¿Y ahora?`, answer: 'Sí.' },
    ],
  });

describe('the home page', () => {
  const home = (canonical: string) => pageOf('home', { path: '/', links: { canonical, alternates: [] } });

  it('says who runs the site, by the name and the address of the footer', () => {
    const [company] = describePage(home(`${ORIGIN}/es`), inSpanish);
    expect(company).toMatchObject({
      ...PROVIDER,
      legalName: 'Orvandel Inc.',
      address: '100 Sample Street, Wilmington, DE 19801, EE. UU.',
      logo: `${ORIGIN}/icons/icon-512.png`,
      contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: 'sales@orvandel.example' },
    });
    expect(company?.sameAs).toContain('https://social.orvandel.example/youtube');
  });

  it('says how the site is searched in its language, and refers to who runs it', () => {
    const [, site] = describePage(home(`${ORIGIN}/es`), inSpanish);
    expect(site).toMatchObject({
      '@type': 'WebSite',
      '@id': `${ORIGIN}/es#website`,
      url: `${ORIGIN}/es`,
      inLanguage: 'es-ES',
      publisher: { '@id': PROVIDER['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/es/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('is of another company where another is behind the site, and its search has one slash', () => {
    const [company, site] = describePage(home('https://kz.orvandel.example/'), inKazakhstan);
    expect(company).toMatchObject({
      '@id': 'https://kz.orvandel.example/#organization',
      legalName: 'ТОО «Орвандел Казахстан»',
    });
    expect(site).toHaveProperty(
      'potentialAction.target.urlTemplate',
      'https://kz.orvandel.example/search?q={search_term_string}',
    );
  });
});

describe.each(['platform', 'product', 'solution', 'industry', 'kit'])('a page of the template %s', (template) => {
  it('is about a service of the provider, at its own address', () => {
    expect(describePage(pageOf(template), inSpanish)).toEqual([
      {
        '@type': 'Service',
        name: 'Voicebot',
        description: 'Un voicebot.',
        url: `${ORIGIN}/es/products/voicebot`,
        mainEntityOfPage: { '@type': 'WebPage', '@id': `${ORIGIN}/es/products/voicebot`, inLanguage: 'es-ES' },
        provider: PROVIDER,
      },
    ]);
  });
});

test('a service has the image of its page, and a country on the site that is for one', () => {
  const canonical = 'https://kz.orvandel.example/products/voicebot';
  const image = { src: 'https://kz.orvandel.example/static/og/a.png', width: 1200, height: 630, alt: '' };
  const [service] = describePage(pageOf('product', { links: { canonical, alternates: [], image } }), inKazakhstan);
  expect(service).toMatchObject({ image: image.src, areaServed: { '@type': 'Country', name: 'KZ' } });
});

test('a service costs what the opening of its page shows, each price by its unit, and nothing that is no price', () => {
  const hero = heroOf([
    { value: '0,027 USD', label: 'por minuto' },
    { value: '640 ms', label: 'hasta la respuesta' },
    { country: 'es', rate: 'number', label: 'un número al mes' },
  ]);
  const filled = { ...hero, prices: hero.prices.map((tag) => ('rate' in tag ? { ...tag, amount: '1,40 USD' } : tag)) };
  const url = `${ORIGIN}/es/products/voicebot`;
  const specified = (price: string, unitText: string) => ({
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'USD',
    unitText,
  });
  expect(describePage(pageOf('product', { blocks: [filled] }), inSpanish)).toMatchObject([
    {
      offers: [
        { '@type': 'Offer', url, priceSpecification: specified('0.027', 'por minuto') },
        { '@type': 'Offer', url, priceSpecification: specified('1.40', 'un número al mes') },
      ],
    },
  ]);
  // A price of the list that nobody has filled in is not shown.
  const bare = heroOf([{ country: 'es', rate: 'number', label: 'un número al mes' }]);
  expect(describePage(pageOf('product', { blocks: [bare] }), inSpanish)[0]).not.toHaveProperty('offers');
});

test('all questions of a page are one FAQPage, and their links are whole addresses in its language', () => {
  const answer = '**Sí**: [precios](/pricing?country=es), [datos](/prices/all.json) y [otro](https://a.example/).';
  const blocks = [questions('a', '¿Cuesta <algo>?', answer), questions('b', '¿Y después?', 'Nada.')];
  const [faq, ...more] = describePage(pageOf('landing', { blocks }), inSpanish);
  expect(more).toEqual([]);
  expect(faq).toMatchObject({ '@type': 'FAQPage', url: `${ORIGIN}/es/products/voicebot`, inLanguage: 'es-ES' });
  const [first, ...others] = (faq as unknown as { mainEntity: unknown[] }).mainEntity;
  expect(others).toHaveLength(3);
  expect(first).toEqual({
    '@type': 'Question',
    name: '¿Cuesta <algo>?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: `<p><strong>Sí</strong>: <a href="${ORIGIN}/es/pricing?country=es">precios</a>, <a href="${ORIGIN}/prices/all.json">datos</a> y <a href="https://a.example/">otro</a>.</p>`,
    },
  });
});

test('nothing is said of a page of another template, nor of one whose address nobody knows', () => {
  expect(describePage(pageOf('landing'), inSpanish)).toEqual([]);
  expect(describePage(pageOf('product', { links: undefined }), inSpanish)).toEqual([]);
});
