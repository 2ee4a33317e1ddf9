import type { z } from 'zod';
import type { EstimatorData } from '#src/pricing/data/pricedEstimate.ts';
import { blockSchema, headline, lead, surface } from '#src/shared/page/schema.ts';

/** What it calculates with is filled in by the server (`EstimatorData`), and is no content. */
export const estimatorSchema = blockSchema(
  'estimator',
  'The calculator of costs. Prices, countries and the example come by themselves.',
  {
    surface: surface.default('tint'),
    title: headline,
    lead: lead.optional(),
  },
);

/** The words around the calculator and, beside them, what it begins with. */
export interface EstimatorBlock extends z.output<typeof estimatorSchema> {
  /** Filled in when the page is found; editors cannot write it. */
  readonly data?: EstimatorData | undefined;
}
