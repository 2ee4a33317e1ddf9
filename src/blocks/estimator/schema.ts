import type { z } from 'zod';
import { blockSchema, headline, lead, surface } from '#src/shared/schema.ts';

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

/** The words around the calculator; its prices come beside it. */
export type EstimatorBlock = z.output<typeof estimatorSchema>;
