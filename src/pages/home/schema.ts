import { templateSchema } from '#src/shared/template.ts';

/** Nothing but its blocks. */
export const homeSchema = templateSchema('home', 'The home page: blocks and nothing around them.', {
  example: '/',
});
