import { MemoryRouter } from 'react-router';
import { Estimator } from '#src/blocks/estimator/Estimator.tsx';
import { estimatorSchema } from '#src/blocks/estimator/schema.ts';
import type { EstimatorData } from '#src/pricing/data/pricedEstimate.ts';
import type { Price } from '#src/pricing/data/prices.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = estimatorSchema.parse({ type: 'estimator', id: 'estimate', title: 'A month' });
const price: Price = { USD: '0.0135', EUR: '0.0124', RUR: '1.2825' };
const data: EstimatorData = {
  countries: [
    { iso: 'us', title: 'United States', from: true, to: true, index: 0 },
    { iso: 'aq', title: 'Antarctica', from: false, to: true, index: 1 },
  ],
  rates: {
    countries: {
      us: {
        sample: true,
        country_code: 'us',
        name: 'United States',
        smsout: price,
        from: {},
        phone_numbers: [{ category: 'Landline', installation: price, monthly: price }],
        to: { international: { Mobile: { price, flat_rate: true, prices: [], increments: { first: 60, next: 60 } } } },
      },
    },
    everywhere: {
      resources: [
        { part: 'asr', name: 'Recognition', unit: 'minute', increments: { first: 15, next: 15 }, price },
        { part: 'vmd', name: 'Detection', unit: 'request', price },
      ],
      subscriptions: [{ part: 'agentsTeam', name: 'Team', monthly: { USD: '39', EUR: '36', RUR: '3200' } }],
    },
  },
  origin: { sample: true },
  estimate: [
    { kind: 'calls', direction: 'to', country: 'us', category: 'Mobile', calls: 1000, seconds: 61 },
    { kind: 'messages', direction: 'smsout', country: 'us', count: 500, text: 'Olá, ç' },
    { kind: 'ai', calls: 10, seconds: 20, layers: ['asr', 'vmd'], requests: 2 },
  ],
  isExample: false,
  unread: 0,
};

const render = (given: Partial<EstimatorData> = {}, address = '/pricing', variant: 'en' | 'es' = 'en') =>
  renderBlock(
    <MemoryRouter initialEntries={[address]}>
      <Estimator {...block} data={{ ...data, ...given }} />
    </MemoryRouter>,
    { variant },
  );

describe('Estimator, as the server sends it', () => {
  it('is a form whose fields are named as its endpoint reads them', () => {
    const html = render();
    expect(/<form[^>]*>/.exec(html)?.[0]).toMatch(/action="\/prices\/estimate" method="get"/);
    const names = [...html.matchAll(/name="(\d\.\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      '0.kind',
      '0.country',
      '0.category',
      '0.direction',
      '0.calls',
      '0.seconds',
      '1.kind',
      '1.direction',
      '1.country',
      '1.count',
      '1.text',
      '2.kind',
      '2.calls',
      '2.seconds',
      '2.requests',
      '2.layers',
      '2.layers',
    ]);
  });

  it('sends what the address says beside the estimate along, and goes to its own language', () => {
    const html = render({}, '/es/pricing?country=de&currency=EUR&product=video&utm_source=x&estimate=none', 'es');
    expect(html).toContain('action="/es/prices/estimate"');
    const hidden = [...html.matchAll(/<input type="hidden" name="([a-z]+)" value="([^"]*)"/g)];
    expect(hidden.map(([, name, value]) => [name, value])).toEqual([
      ['country', 'de'],
      ['currency', 'EUR'],
      ['product', 'video'],
    ]);
  });

  it('adds, removes and recalculates by buttons; the first, which Enter presses, does none of the former', () => {
    const buttons = [...render().matchAll(/<button([^>]*)>/g)].map(([, attributes = '']) => ({
      type: /type="(\w+)"/.exec(attributes)?.[1] ?? 'submit',
      value: /value="([^"]*)"/.exec(attributes)?.[1],
    }));
    expect(buttons.every(({ type }) => type === 'submit')).toBe(true);
    expect(buttons.map(({ value }) => value)).toEqual([
      undefined,
      'remove:0',
      'remove:1',
      'remove:2',
      'add:calls',
      'add:messages',
      'add:numbers',
      'add:agents',
      'add:ai',
      undefined,
    ]);
  });

  it('shows how each line comes about, in words and to the cent', () => {
    const text = render()
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    // 61 seconds are two minutes.
    expect(text).toContain('1,000 × 61 s, per whole minute = 2,000 min $0.0135 per minute $27.00');
    expect(text).toContain('500 × 1 segment $0.0135 per segment $6.75');
    expect(text).toContain('10 × 20 s, every 15 s = 5 min $0.0135 per minute $0.07');
    expect(text).toContain('10 × 2 requests $0.0135 per request $0.27');
    expect(text).toContain('A month $34.09');
  });

  it('says “from” before the lowest of several rates, as the price list does', () => {
    const [calls] = data.estimate;
    const { us } = data.rates.countries;
    const prices = [price, { ...price, USD: '0.02' } as const].map((cost, index) => ({
      prefixes: [String(index)],
      price: cost,
    }));
    const to = { international: { Mobile: { price, flat_rate: false, prices } } };
    const html = render({ estimate: [calls!], rates: { countries: { us: { ...us!, to } }, everywhere: {} } });
    expect(html).toMatch(/<td class="rate"><small class="from">from<\/small> \$0\.0135 per minute<\/td>/);
  });

  it('names the letters that make a text dear', () => {
    const html = render();
    expect(html).toContain('UCS-2: 6 of 70 characters');
    expect(html).toMatch(/<b[^>]*>á ç<\/b> – not in GSM-7/);
  });

  it('offers what the country has, and keeps what a link asks for though it has not', () => {
    const [line] = data.estimate;
    const html = render({ estimate: [{ ...line!, category: 'Tollfree', country: 'us' } as never] });
    const kinds = /name="0\.category"[^>]*>(.*?)<\/select>/.exec(html)?.[1] ?? '';
    expect([...kinds.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual(['Mobile', 'Tollfree']);
    expect(html).toContain('The price list has no rate for this line.');
    expect(html).toContain('1 line is not in the total.');
  });

  it('says that it is an example, and leads to an empty one', () => {
    expect(render({ isExample: true }, '/pricing?currency=EUR')).toContain(
      'href="/pricing?currency=EUR&amp;estimate=none#estimate"',
    );
    expect(render()).not.toContain('This is an example');
  });

  it.each([
    ['sample rates', {}, 'These are sample rates'],
    ['old rates', { origin: { sample: false, stale_since: '2026-03-14T10:00:00Z' } }, 'Rates as of March 14, 2026'],
    ['lines that could not be read', { unread: 2 }, '2 lines of the link could not be read'],
    ['an empty estimate', { estimate: [] }, 'The estimate is empty'],
  ] as const)('says so of %s', (_what, given, said) => {
    expect(render(given)).toContain(said);
  });

  it('without prices there is no form, and the page says why', () => {
    const html = render({ countries: [] });
    expect(html).toContain('We cannot load the rates at the moment');
    expect(html).not.toContain('<form');
  });

  it('has no button that does nothing without JavaScript', () => {
    const html = render();
    expect(html).not.toMatch(/Copy link|>Print</);
    expect(html).toContain('/prices/estimate.csv?estimate=');
  });
});
