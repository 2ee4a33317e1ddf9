import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A text that binds somebody. */
export const legalSchema = templateSchema('legal', 'A text that must be read as it stands.', {
  example: '/legal/privacy',
});
