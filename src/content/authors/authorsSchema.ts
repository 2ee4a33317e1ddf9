import { z } from 'zod';
import { portraitSchema } from '#src/shared/page/author.ts';
import { slug } from '#src/shared/page/schema.ts';
import { perLocale } from '#src/shared/text/perLocale.ts';

/** `authors.yaml`: who writes the posts of the blog. */
export const authorsSchema = z
  .record(
    slug,
    z
      .strictObject({
        name: perLocale.describe('The name, as each language writes it.'),
        role: perLocale.describe('What the person does here, in a few words.'),
        about: perLocale.describe('One sentence about the person, below each post.'),
        portrait: portraitSchema.describe('The parts of the portrait, which is drawn by code.'),
      })
      .describe('An author.'),
  )
  .describe('The authors of posts, by the word that a post names them with.');
