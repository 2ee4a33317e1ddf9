import { z } from 'zod';
import { nearestPoint } from '#src/scenes/parts/pointsOfPresence.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const end = z.strictObject({
  city: said.max(18).describe('The city: Denver.'),
  longitude: z.number().min(-180).max(180).describe('Its longitude in degrees, west is negative: -105.'),
  latitude: z.number().min(-54).max(74).describe('Its latitude in degrees, south is negative: 39.7.'),
});

/** A call between two cities that are nearest to different points of presence. */
export const pointMapSchema = sceneSchema(
  'point-map',
  'The points of presence on a map of the world, and the way of a call from the nearest of them to another.',
  {
    call: said.max(24).describe('What the call is called in the console: Call 7f3a.'),
    caller: end.describe('Where the caller is. The nearest point of presence is found from it.'),
    agent: end.describe('Where whoever answers is; nearest to another point of presence.'),
  },
).refine(({ caller, agent }) => nearestPoint(caller) !== nearestPoint(agent), {
  message: 'must be nearest to two different points of presence',
  path: ['agent'],
});

/** A call on its way around the world. */
export type PointMapScene = z.output<typeof pointMapSchema>;
