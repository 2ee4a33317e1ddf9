import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** Where somebody is reached. */
export const contactSchema = templateSchema('contact', 'The ways to reach us, beside who and where we are.', {
  example: '/contacts',
  slots: {
    ways: 'The main column: the ways to reach somebody, and what happens then.',
    body: 'Everything else, as wide as the page.',
  },
});
