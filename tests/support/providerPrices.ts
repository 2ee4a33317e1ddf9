import type { Behaviour } from '#tests/support/upstream.ts';

/** The files of a provider with three countries, small enough to be computed with by hand (tests/priceCases.e2e.test.ts). */

const price = (USD: number, RUR: number, EUR: number) => ({ USD, RUR, EUR });
type Price = ReturnType<typeof price>;
const SECOND = { first: 1, next: 1 };
const MINUTE = { first: 60, next: 60 };
const QUARTER = { first: 15, next: 15 };

const kind = (increments: typeof SECOND, ...rows: readonly (readonly [prefixes: string[], price: Price])[]) => ({
  name: 'In the words of the provider',
  flat_rate: rows.length === 1,
  price: rows[0]?.[1],
  prices: rows.map(([prefixes, of]) => ({ prefixes, price: of })),
  increments,
});
const country = (country_code: string, name: string, more: object) => ({ country_code, name, ...more });
const germany = (more: object) => country('de', 'Germany', more);
const unitedStates = (more: object) => country('us', 'United States', more);

const calls = {
  from: {
    international: [
      unitedStates({ Landline: kind(SECOND, [['1'], price(0.0061, 0.5795, 0.0057)]) }),
      germany({ Landline: kind(SECOND, [['49'], price(0.0048, 0.456, 0.0044)]) }),
    ],
    eea: [],
    ru_direct: [],
  },
  to: {
    international: [
      unitedStates({
        Landline: kind(MINUTE, [['1'], price(0.0107, 1.0165, 0.0099)]),
        Tollfree: kind(MINUTE, [['1800', '1888'], price(0, 0, 0)]),
      }),
      germany({
        Landline: kind(MINUTE, [['49'], price(0.0135, 1.2825, 0.0125)]),
        Mobile: kind(
          MINUTE,
          [['4915', '4916'], price(0.0215, 2.0425, 0.0198)],
          [['4917'], price(0.0229, 2.1755, 0.0211)],
        ),
      }),
      country('by', 'Belarus', { Landline: kind(SECOND, [['375'], price(1, 95, 0.92)]) }),
    ],
    eea: [germany({ Landline: kind(MINUTE, [['49'], price(0.0094, 0.893, 0.0087)]) })],
    ru_direct: [],
  },
  pstn_out_incountry: [germany({ prices: price(0.0101, 0.9595, 0.0093) })],
  smsinput: [germany({ prices: price(0.0251, 2.3845, 0.0231) })],
  smsout: [germany({ prices: price(0.0835, 7.9325, 0.0769) })],
  sms_a2p: [],
  smsout_international: [unitedStates({ prices: price(0.0075, 0.7125, 0.0069) })],
};

const platform = {
  phone_numbers: [
    germany({ category: 'Landline', installation: price(1.15, 109.25, 1.06), monthly: price(1.15, 109.25, 1.06) }),
  ],
  subscriptions: [{ part: 'agentsTeam', name: 'Team', monthly: price(39, 3200, 36) }],
  products: [{ part: 'sip', name: 'SIP', unit: 'minute', increments: SECOND, price: price(0.004, 0.38, 0.0037) }],
};

const packet = (packet_name: string, size: number, of: Price) => ({ packet_name, size, price: of });
const packets = {
  MAU: [packet('Free 1000', 1000, price(0, 0, 0)), packet('5000 MAU', 5000, price(49, 4655, 45.08))],
  IM: [packet('10 000 messages', 10_000, price(19, 1805, 17.48))],
};

const resources = {
  resources: [
    { part: 'asr', name: 'ASR', unit: 'minute', increments: QUARTER, price: price(0.016, 1.52, 0.0148) },
    { part: 'dialogflow', name: 'Dialogflow', unit: 'request', price: price(0.003, 0.285, 0.0028) },
  ],
};

const FILES: Readonly<Record<string, object>> = {
  '/prices_all.raw.en.json': calls,
  '/total_vox_prices.raw.en.json': platform,
  '/prices_packets_vox.raw.en.json': packets,
  '/prices_resources.raw.en.json': resources,
};

/** Serves the files, whatever is added against caches (SPEC part 7). */
export const providerPrices: Behaviour = (req, res) => {
  const file = FILES[req.url?.split('?')[0] ?? ''];
  res.writeHead(file ? 200 : 404, { 'Content-Type': 'application/json' }).end(file ? JSON.stringify(file) : '');
};
