import { WRITTEN_LOCALES } from '#config/locales.ts';
import { Invoice } from '#src/scenes/catalogue/invoice/Invoice.tsx';
import { invoiceSchema } from '#src/scenes/catalogue/invoice/schema.ts';
import { invoiceSpecimen } from '#src/scenes/catalogue/invoice/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const scene = (fields: object = {}) => invoiceSchema.parse({ name: 'invoice', ...invoiceSpecimen.en, ...fields });
const increments = { first: 60, next: 60 };
const sum = {
  parts: [
    {
      line: 0,
      key: 'calls',
      unit: 'second',
      quantity: 529_380,
      increments,
      country: 'United States',
      rate: '$0.0048',
      exact: '$42.3504',
      amount: '$42.35',
      at: 0,
      until: 600,
    },
    {
      line: 3,
      key: 'monthly',
      unit: 'piece',
      quantity: 4,
      rate: '$1.80',
      exact: '$7.20',
      amount: '$7.20',
      at: 600,
      until: 1000,
    },
  ],
  monthly: '$49.55',
};

describe('Invoice', () => {
  it.each(WRITTEN_LOCALES)('is an estimate in %s, also while there are no prices', (locale) => {
    const fields = invoiceSchema.parse({ name: 'invoice', ...invoiceSpecimen[locale] });
    const html = renderBlock(<Invoice {...fields} />, { locale });
    expect(html).toContain(fields.title);
    expect(html).not.toContain('style=');
    expect(html).not.toContain('A month');
  });

  it('lays each amount where the one before it ends, and says how its quantity comes about', () => {
    const html = renderBlock(<Invoice {...scene({ sum })} />);
    expect([...html.matchAll(/<rect x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => [x, width])).toEqual([
      ['0.0', '60.0'],
      ['60.0', '40.0'],
    ]);
    expect(html).toContain('2,941 × 127 s, by the minute');
    expect(html).toContain('4 × $1.80');
    expect(html).toContain('$49.55');
  });

  it('shows how the first line is rounded: one call by its increments, all of them once, to cents', () => {
    const html = renderBlock(<Invoice {...scene({ sum })} />);
    expect(html).toMatch(/A call of 2:07<\/dt><dd[^>]*>180 s, by the minute</);
    expect(html).toContain('$42.3504');
    expect(html.match(/\$42\.35</g)).toHaveLength(2);
  });

  it('refuses what is no estimate, has one line only, or does not begin with calls', () => {
    expect(() => scene({ estimate: 'calls.to.us' })).toThrow('two to five lines');
    expect(() => scene({ estimate: 'calls.to.us.Mobile.10.60' })).toThrow('two to five lines');
    expect(() => scene({ estimate: 'numbers.us.Landline.4~calls.to.us.Mobile.10.60' })).toThrow('begin with calls');
  });
});
