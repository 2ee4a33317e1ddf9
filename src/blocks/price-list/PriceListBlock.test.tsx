import { HtmlValidate } from 'html-validate';
import { enableStaticRendering } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router';
import type { LocaleCode } from '#config/locales.ts';
import { PriceListBlock } from '#src/blocks/price-list/PriceListBlock.tsx';
import { priceListSchema } from '#src/blocks/price-list/schema.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import type { PriceListData } from '#src/pricing/data/priceList.ts';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = priceListSchema.parse({ type: 'price-list', id: 'rates', title: 'The price list' });

// As on the server: observers would be kept for seconds.
enableStaticRendering(true);

let prices: Prices;
beforeAll(async () => {
  prices = await openEmbeddedPrices();
});
afterAll(() => prices.close());

interface View {
  readonly query?: string;
  readonly locale?: LocaleCode;
  readonly more?: Partial<PriceListData>;
}

function render(iso: string, { query = '', locale = 'en', more = {} }: View = {}): string {
  const country = prices.country(iso)!;
  const data: PriceListData = {
    countries: prices.countries(locale),
    country,
    everywhere: prices.everywhere(),
    origin: prices.origin(),
    ...more,
  };
  return renderBlock(
    <MemoryRouter initialEntries={[`/pricing?country=${iso}${query}`]}>
      <PriceListBlock {...block} data={data} />
    </MemoryRouter>,
    { locale },
  );
}
const titles = (html: string) => [...html.matchAll(/<h4[^>]*>([^<]*)/g)].map(([, title]) => title);
const section = (html: string, id: string) =>
  new RegExp(`<section[^>]*aria-labelledby="rates-${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';
const cells = (html: string) => [...html.matchAll(/<span class="value">([^<]*)/g)].map(([, cell]) => cell);
const visible = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('The price list', () => {
  it('shows of the product what it is made of, and nothing else', () => {
    expect(titles(render('de'))).toEqual([
      'Calls you make',
      'Calls inside the country',
      'Number rental',
      'Calls you receive',
      'Pay per use',
      'Monthly',
    ]);
    expect(titles(render('de', { query: '&product=messaging' }))).toEqual([
      'Text messages',
      'Number rental',
      'Calls you receive',
      'Pay per use',
      'Monthly',
      'Chat messages',
    ]);
    expect(titles(render('de', { query: '&product=video_chat' }))).toEqual([
      'Pay per use',
      'Monthly active users',
      'Chat messages',
    ]);
  });

  it('has a row for each operator, a column for each place where a call begins, and as many digits in all', () => {
    const made = section(render('de'), 'made');
    expect(made.match(/<th scope="row"/g)).toHaveLength(5);
    expect(made).toContain('From the European Economic Area');
    expect(made).toContain('+4915, +4916');
    expect(cells(made).slice(0, 6)).toEqual(['$0.0096', '$0.0067', '$0.0126', '$0.0088', '$0.0138', '$0.0100']);
    expect(made).toContain('billed per whole minute');
  });

  it('marks flat rates, which in Hong Kong all are', () => {
    const made = section(render('hk'), 'made');
    const rows = made.match(/<th scope="row"/g)?.length ?? 0;
    expect(rows).toBeGreaterThan(1);
    expect(made.match(/flat rate/g)).toHaveLength(rows);
    expect(section(render('de'), 'made').match(/flat rate/g)).toHaveLength(3);
  });

  it('folds a long list of prefixes, and keeps all of it', () => {
    const made = section(render('ca'), 'made');
    expect(made).toMatch(/<summary>and 17 more<\/summary>/);
    expect(made).toContain('+1902');
  });

  it.each(['ca', 'de', 'hk'])('is valid HTML for %s: what opens stands in no heading of a row', async (iso) => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const { results } = await validator.validateString(render(iso));
    const misplaced = results.flatMap(({ messages }) => messages).filter(({ ruleId }) => ruleId.startsWith('element-'));
    expect(misplaced.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('says what a country lacks, in a sentence and never as an empty table', () => {
    const html = render('cu', { query: '&product=messaging' });
    expect(section(html, 'sms')).toContain('We carry no SMS to or from this country.');
    expect(section(html, 'numbers')).toContain('We have no numbers to rent in this country.');
    expect(section(html, 'received')).toContain('We have no numbers in this country.');
    for (const id of ['sms', 'numbers', 'received']) expect(section(html, id)).not.toContain('<table');
    const withoutTollfree = prices.countries('en').find(({ iso, to }) => to && !hasTollfree(iso))!;
    expect(visible(section(render(withoutTollfree.iso), 'made'))).toMatch(/Not offered here: [^.]*Toll-free/);
  });

  it('says “free” where that is the price', () => {
    expect(cells(section(render('us'), 'made')).at(-1)).toBe('Free');
    expect(section(render('us', { locale: 'ru' }), 'made')).not.toMatch(/>\D?0[.,]0+(\D{0,3})</);
  });

  it('writes rates in the currency of the address, by the rules of the language', () => {
    expect(cells(section(render('de', { query: '&currency=RUR', locale: 'ru' }), 'made'))[0]).toBe('0,9120\u00a0₽');
    expect(cells(section(render('de', { query: '&currency=EUR', locale: 'es' }), 'made'))[0]).toBe('0,0089\u00a0€');
  });

  it('keeps the view in every link to another', () => {
    const html = render('de', { query: '&currency=EUR&product=messaging' });
    expect(html).toContain('href="/pricing?country=de&amp;currency=EUR&amp;product=video"');
    expect(html).toContain('href="/pricing?country=de&amp;currency=EUR"');
    expect(html).toMatch(/href="\/pricing\?country=de&amp;currency=EUR&amp;product=messaging"[^>]*aria-current="true"/);
  });

  it('works as forms: a choice of all countries, and a search, both with the rest of the view', () => {
    const html = render('de', { query: '&currency=EUR' });
    expect(html.match(/<option /g)).toHaveLength(prices.countries('en').length);
    expect(html).toMatch(/<option value="de" selected="">Germany/);
    const forms = html.match(/<form [^>]*action="\/pricing#rates"[\s\S]*?<\/form>/g) ?? [];
    const carried = forms.map((form) => [...form.matchAll(/type="hidden" name="(\w+)"/g)].map(([, name]) => name));
    expect(carried).toEqual([['currency'], ['country', 'currency']]);
  });

  it('lists what was found for the question of the address, each a link to its country', () => {
    const match = { iso: 'de', title: 'Germany', kind: 'prefix', category: 'Mobile', prefix: '4915' } as const;
    const price = { USD: '0.0126', EUR: '0.0116', RUR: '1.197' } as const;
    const html = render('us', { query: '&q=4915', more: { matches: [{ ...match, price }] } });
    expect(html).toContain('Found for “4915”');
    expect(html).toMatch(/href="\/pricing\?country=de"[\s\S]*Germany[\s\S]*\+4915 · Mobile · \$0\.0126/);
    expect(render('us', { query: '&q=xyz', more: { matches: [] } })).toContain('Nothing found. Enter a country');
    expect(render('us', { more: { matches: [] } })).not.toContain('Found for');
  });

  it('says that rates are samples, and since when they are stale', () => {
    expect(render('de')).toContain('These are sample rates');
    const country = { ...prices.country('de')!, sample: false, stale_since: '2026-11-01T10:00:00Z' };
    const stale = render('de', { more: { country } });
    expect(stale).toContain('Rates as of November 1, 2026');
    expect(stale).not.toContain('sample rates');
  });

  it('without any rates says so, and leads to somebody who has them', () => {
    const html = render('us', { more: { countries: [], everywhere: {} } });
    expect(html).toContain('The rates cannot be shown at the moment.');
    expect(html).toContain('href="/contacts"');
    expect(html).not.toMatch(/<table|<form/);
  });

  it('without one of the lists says what is missing, and shows the others', () => {
    const country = { ...prices.country('de')!, phone_numbers: undefined };
    const html = render('de', { more: { everywhere: {}, country } });
    expect(section(html, 'made')).toContain('<table');
    for (const id of ['numbers', 'usage', 'monthly']) {
      expect(section(html, id)).toContain('cannot be shown at the moment');
      expect(section(html, id)).not.toContain('<table');
    }
  });

  it('names nothing in the English of the price files', () => {
    const html = render('de', { query: '&product=contact_center' });
    expect(html).not.toMatch(/Germany – |Media stream to an external server/);
    for (const { part } of prices.everywhere().resources ?? []) expect(visible(html)).not.toContain(` ${part} `);
  });
});

const hasTollfree = (iso: string) => {
  const { to } = prices.country(iso)!;
  return Object.values(to).some((destination) => destination.Tollfree);
};

test.each([{ surface: 'green' }, { title: '' }, { data: {} }])('The block refuses %j', (more) => {
  expect(priceListSchema.safeParse({ ...block, ...more }).success).toBe(false);
});
