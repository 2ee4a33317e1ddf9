import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A page of the no-code line. */
export const kitSchema = templateSchema(
  'kit',
  'The no-code line: one line through all sections, best with layout kit and neighbours of different surfaces.',
  {
    example: '/kit',
  },
);
