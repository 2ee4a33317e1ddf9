import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** The plainest of all: it promises nothing. */
export const landingSchema = templateSchema(
  'landing',
  'Blocks, below the way to them where the page lies deep enough to have one.',
  { example: '/platform' },
);
