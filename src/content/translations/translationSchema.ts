import { z } from 'zod';
import { ABSENT } from '#src/content/translations/translation.ts';
import { pageMetadataShape, type PageParts } from '#src/shared/page/page.ts';
import { slug } from '#src/shared/page/schema.ts';

const from = z
  .string()
  .optional()
  .describe(
    'The version of the source words that these were made from. Written by npm run translations: never by hand, and taken away by nobody.',
  );

const others = z.record(z.string(), z.unknown()).describe('Fields that this language has otherwise, each as a whole.');

/**
 * What editors are helped with in a translation: nobody knows there which block an id is of. What is held to is the page
 * that it makes with its source.
 *
 * @param parts what pages are made of
 */
export function createTranslationSchema({ templates }: Pick<PageParts, 'templates'>) {
  const own = Object.values(templates).flatMap(({ words }) => Object.keys(words));
  const block = z
    .looseObject({
      from,
      differs: z
        .union([z.literal(ABSENT), others])
        .optional()
        .describe(
          'What this language has otherwise than the source. The word absent leaves the block out; a block of this language alone is written here as a whole, with after or before and the id of another block.',
        ),
    })
    .describe('The words of the block with this id, nested as in the source.');
  return z.strictObject({
    from,
    ...z.object(pageMetadataShape).partial().shape,
    ...Object.fromEntries(
      own.map((name) => [name, z.unknown().optional().describe('As in the source, its words alone.')]),
    ),
    differs: others.optional(),
    blocks: z.record(slug, block).describe('The words of each block, by its id.'),
  });
}
