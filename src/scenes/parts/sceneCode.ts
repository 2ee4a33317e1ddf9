import { z } from 'zod';
import { filledIn, sourceCode } from '#src/shared/page/schema.ts';
import { CODE_LANGUAGES, highlight } from '#src/shared/text/highlight.ts';

/**
 * A few lines of code in a scene, of which one may be running. Coloured here, and checked as every sample. `lines` is made of
 * the code, also where a page comes from another site like this one and brings its own.
 */
export const sceneCode = z
  .strictObject({
    file: z.string().max(40).describe('The name above the code: delivery.js. The same in all languages.'),
    language: z.enum(CODE_LANGUAGES).describe('The language of the code, for its colours.'),
    code: sourceCode
      .max(700)
      .describe('The code, at most 12 lines of 52 signs: begin it with | on the line of the key.'),
    running: z.int().min(1).describe('The line that is running, counted from 1.').optional(),
    lines: filledIn(z.array(z.string()).optional()),
  })
  .refine(({ code }) => code.split('\n').length <= 12 && code.split('\n').every((line) => line.length <= 52), {
    message: 'must have at most 12 lines of at most 52 signs',
    path: ['code'],
  })
  .transform((fields) => ({
    ...fields,
    lines: fields.code.split('\n').map((line) => highlight(line, fields.language)),
  }));

/** Lines of coloured HTML under the name of their file. */
export type SceneCode = z.output<typeof sceneCode>;
