import { z } from 'zod';
import { sceneField } from '#src/scenes/sceneField.ts';
import { blockSchema, headline, lead, link, surface, text } from '#src/shared/page/schema.ts';

/** The product at work, further down a page. */
export const sceneSchema = blockSchema('scene', 'The product at work: a scene, alone or beside what it shows.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  place: z
    .enum(['wide', 'start', 'end'])
    .describe('Where the scene stands: below the words in full width, before them, or behind them.')
    .default('wide'),
  points: z
    .array(text.max(140).describe('Something to see in the scene.'))
    .max(4)
    .describe('What to look at, beside the scene.')
    .default([]),
  link: link.optional().describe('Where to read on.'),
  scene: sceneField,
});

/** Words beside or above a scene. */
export type SceneBlock = z.output<typeof sceneSchema>;
