import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** Prices in a currency that the visitor chooses. */
export const pricingSchema = templateSchema(
  'pricing',
  'Prices, with the choice of the currency in its head: declare query: { currency: VIEW_QUERY.currency } for its route.',
  {
    example: '/kit/pricing',
    slots: {
      head: 'A hero in place of the plain head. The choice of the currency stands below it.',
      body: 'Everything else: plans, price lists, the rest.',
    },
  },
);
