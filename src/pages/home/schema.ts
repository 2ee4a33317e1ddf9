import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** Nothing but its blocks. */
export const homeSchema = templateSchema('home', 'The home page: blocks and nothing around them.', {
  example: '/',
});
