import { z } from 'zod';
import { filledText } from '#src/shared/page/schema.ts';

/** What a portrait can have: each is a shape, in a colour of the brand. */
const PORTRAIT = {
  ground: ['lilac', 'mint', 'paper', 'rose', 'iris', 'night'],
  face: ['light', 'warm', 'brown', 'dark'],
  hair: ['short', 'bob', 'bun', 'curls', 'long', 'shaved'],
  colour: ['ink', 'iris', 'amber', 'rose', 'grey'],
  wears: ['headset', 'glasses', 'beard', 'scarf'],
} as const;

/** The parts of a portrait. */
export const portraitSchema = z.strictObject({
  ground: z.enum(PORTRAIT.ground).describe('The ground behind the person.'),
  face: z.enum(PORTRAIT.face).describe('The colour of the face.'),
  hair: z.enum(PORTRAIT.hair).describe('How the hair is worn.'),
  colour: z.enum(PORTRAIT.colour).describe('The colour of the hair.'),
  wears: z.enum(PORTRAIT.wears).describe('What else one knows the person by.').optional(),
});
/** How a person is drawn. */
export type PortraitParts = z.output<typeof portraitSchema>;

/** Who wrote something, in the language of the page. */
export const authorShape = {
  slug: z.string(),
  name: filledText,
  role: filledText,
  about: filledText,
  portrait: portraitSchema,
};
const author = z.object(authorShape);
/** An author in one language. */
export type Author = z.output<typeof author>;
