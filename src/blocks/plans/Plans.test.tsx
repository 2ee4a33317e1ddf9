import { MemoryRouter } from 'react-router';
import { Plans } from '#src/blocks/plans/Plans.tsx';
import { plansSchema } from '#src/blocks/plans/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const plan = {
  name: 'Team',
  audience: 'For one support line.',
  price: { USD: 39, EUR: 36, RUR: 3200 },
  included: ['Queues', 'Reports'],
  limits: ['30 agents'],
  action: { label: 'Start', href: '/contacts' },
};
const unpriced = { ...plan, price: undefined };
const fields = {
  type: 'plans',
  id: 'plans',
  title: 'Plans',
  notice: 'Sample rates.',
  items: [plan, { ...unpriced, name: 'Center', priceText: 'By agreement' }],
};
const block = plansSchema.parse(fields);
const at = (address: string, locale: 'en' | 'es' | 'ru' = 'en') =>
  renderBlock(
    <MemoryRouter initialEntries={[address]}>
      <Plans {...block} />
    </MemoryRouter>,
    { locale },
  );

describe('Plans', () => {
  it.each([
    ['/kit/pricing', 'en', '$39'],
    ['/es/kit/pricing?currency=EUR', 'es', '36\u00a0€'],
    ['/kit/pricing?currency=RUR', 'ru', '3\u00a0200\u00a0₽'],
    ['/kit/pricing?currency=XYZ', 'en', '$39'],
  ] as const)('%s in %s shows %s', (address, locale, price) => {
    const html = at(address, locale);
    expect(html).toContain(`>${price}</strong>`);
    expect(html.match(/<strong/g)).toHaveLength(1);
  });

  it('says that the rates are samples, and what a plan without prices costs', () => {
    const html = at('/kit/pricing');
    expect(html).toContain('Sample rates.');
    expect(html).toContain('By agreement');
  });

  it('refuses a plan with both a price and a text for it, with neither, and without a currency', () => {
    const withItem = (item: object) => plansSchema.safeParse({ ...fields, items: [plan, item] }).success;
    expect(withItem({ ...plan, priceText: 'Free' })).toBe(false);
    expect(withItem(unpriced)).toBe(false);
    expect(withItem({ ...plan, price: { USD: 1, EUR: 1 } })).toBe(false);
  });
});
