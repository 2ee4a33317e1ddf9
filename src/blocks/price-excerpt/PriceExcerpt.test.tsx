import { PriceExcerpt } from '#src/blocks/price-excerpt/PriceExcerpt.tsx';
import { priceExcerptSchema } from '#src/blocks/price-excerpt/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const fields = {
  type: 'price-excerpt',
  id: 'rates',
  title: 'What a minute costs',
  countries: ['us', 'fr'],
  rates: ['out-mobile', 'number'],
  link: { label: 'Ask', href: '/contacts' },
};
const table = {
  rows: [
    { iso: 'us', title: 'Estados Unidos', cells: ['0,0170\u00a0USD', '1,80\u00a0USD'] },
    { iso: 'fr', title: 'Francia', cells: ['0,0126\u00a0USD', null], lowest: ['out-mobile'] },
  ],
  sample: true,
};
const render = (more: object = {}) =>
  renderBlock(<PriceExcerpt {...priceExcerptSchema.parse({ ...fields, table, ...more })} />, { locale: 'es' });

describe('PriceExcerpt', () => {
  it('is a table whose rows and columns have headers, and names them so by elements alone', () => {
    const html = render();
    expect(html).not.toContain('role=');
    expect(html.match(/<th scope="col"/g)).toHaveLength(3);
    expect(html.match(/<th scope="row"/g)).toHaveLength(2);
    expect(html.match(/<td/g)).toHaveLength(4);
    expect(html).toMatch(/<caption[^>]*>Rates in USD/);
    // Chrome tells of a caption as a description, too, where it is named by an attribute.
    expect(html).not.toMatch(/<table[^>]*aria-label/);
  });

  it('shows the rates as they are given, and says what is not offered', () => {
    const html = render();
    expect(html).toContain('>0,0170\u00a0USD<');
    expect(html).toMatch(/<small[^>]*>from<\/small> 0,0126\u00a0USD</);
    expect(html.match(/not offered/g)).toHaveLength(1);
  });

  it('loads the flags of its countries and no others, without a second name for them', () => {
    expect(render().match(/src="\/flags\/(us|fr)\.svg" width="24" height="16" alt="" loading="lazy"/g)).toHaveLength(2);
  });

  it('says that rates are samples, and that they are stale; of the provider’s fresh ones it says nothing', () => {
    expect(render()).toContain('These are sample rates');
    expect(render({ table: { ...table, sample: false } })).not.toMatch(/sample rates|newer ones/);
    const stale = render({ table: { ...table, sample: false, staleSince: '1 de noviembre de 2026' } });
    expect(stale).toContain('Rates as of 1 de noviembre de 2026');
    expect(stale).not.toContain('sample rates');
  });

  it('without rates keeps its words and its link, and says what is missing', () => {
    const html = render({ table: undefined });
    expect(html).not.toContain('<table');
    expect(html).toContain('The rates cannot be shown at the moment.');
    expect(html).toContain('href="/es/contacts"');
  });

  it('names the currency by its ISO code, whatever the price list calls it', () => {
    expect(render({ currency: 'RUR' })).toContain('Rates in RUB');
  });

  it.each([
    { countries: ['us', 'us'] },
    { countries: ['US'] },
    { countries: ['us', 'fr', 'de', 'es', 'pt', 'br'] },
    { countries: [] },
    { rates: ['out-mobile', 'out-mobile'] },
    { rates: ['fax'] },
    { currency: 'GBP' },
  ])('refuses %j', (more) => {
    expect(priceExcerptSchema.safeParse({ ...fields, ...more }).success).toBe(false);
  });
});
