import { WRITTEN_LOCALES } from '#config/locales.ts';
import { NumberShop } from '#src/scenes/catalogue/number-shop/NumberShop.tsx';
import { numberShopSchema } from '#src/scenes/catalogue/number-shop/schema.ts';
import { numberShopSpecimen } from '#src/scenes/catalogue/number-shop/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const scene = (fields: object = {}) =>
  numberShopSchema.parse({ name: 'number-shop', ...numberShopSpecimen.en, ...fields });
const offers = [
  {
    country: 'gb',
    title: 'United Kingdom',
    kinds: [
      { category: 'Landline', monthly: '$0.95', installation: '$0.00' },
      { category: 'Mobile', monthly: '$1.90', installation: '$2.00' },
    ],
  },
  { country: 'us', title: 'United States', kinds: [{ category: 'Landline', monthly: '$1.80', installation: '$0.00' }] },
];

describe('NumberShop', () => {
  it.each(WRITTEN_LOCALES)('is whole in %s, also while there are no prices', (locale) => {
    const fields = numberShopSchema.parse({ name: 'number-shop', ...numberShopSpecimen[locale] });
    const html = renderBlock(<NumberShop {...fields} />, { locale });
    expect(html).not.toContain('style=');
    expect(html).toContain(fields.number);
    expect(html).not.toContain('from ');
  });

  it('shows what each country begins at, the kinds of the first, and the setup of the kind that is rented', () => {
    const html = renderBlock(<NumberShop {...scene({ offers, category: 'Mobile' })} />);
    expect(html).toContain('from $0.95');
    expect(html).toContain('from $1.80');
    expect(html.match(/per month/g)).toHaveLength(2);
    expect(html).toMatch(/<dt[^>]*>Setup, once<\/dt><dd[^>]*>\$2\.00<\/dd>/);
  });

  it('loads the flags of its countries without a second name for them', () => {
    const html = renderBlock(<NumberShop {...scene({ offers })} />);
    expect(html.match(/src="\/flags\/gb\.svg" width="24" height="16" alt=""/g)).toHaveLength(2);
    expect(html.match(/src="\/flags\/us\.svg"/g)).toHaveLength(1);
  });

  it('refuses a country that is no code, and a kind that nobody rents', () => {
    expect(() => scene({ countries: ['gb', 'USA'] })).toThrow('ISO 3166');
    expect(() => scene({ category: 'Other' })).toThrow('category');
  });
});
