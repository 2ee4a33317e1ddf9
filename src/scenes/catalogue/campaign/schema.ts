import { z } from 'zod';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const count = z.int().nonnegative();

const contact = z.strictObject({
  name: said.max(26).describe('Whose number it is.'),
  state: z
    .enum(['talking', 'machine', 'callback', 'optedOut', 'noAnswer'])
    .describe('What has become of the call: talking now, an answering machine, a callback, no more calls, no answer.'),
  note: said.max(30).describe('What the dialer does of it: Calls again at 6 p.m.'),
});

/** A dialer at work on its list. */
export const campaignSchema = sceneSchema(
  'campaign',
  'A dialer at work: its list, how fast it dials as agents become free, answering machines, and callbacks by hour.',
  {
    campaign: said.max(28).describe('What the campaign is called: Renewals, November.'),
    dialed: count.describe('How many numbers have been dialed today.'),
    reached: count.describe('How many people have answered.'),
    machines: count.describe('How many answering machines.'),
    from: z.int().min(7).max(12).describe('The hour at which the campaign began today: 9.'),
    pace: z
      .array(z.number().nonnegative().max(10).describe('Numbers dialed for each free agent: 1.4.'))
      .min(8)
      .max(24)
      .describe('How many numbers were dialed for each free agent, at even distances from the beginning until now.'),
    lost: z.number().min(0).max(10).describe('How many answered calls had no agent free, in percent: 1.2.'),
    limit: z.number().positive().max(10).describe('The most that it may be, in percent: 3.'),
    list: z
      .array(contact)
      .min(4)
      .max(5)
      .refine((list) => list.filter(({ state }) => state === 'talking').length === 1, {
        message: 'must have one who talks',
      })
      .describe('The last numbers of the list, the newest first.'),
    callbacks: z
      .array(z.int().nonnegative().describe('Callbacks in one hour.'))
      .min(5)
      .max(8)
      .describe('How many callbacks have been agreed for each hour, the first for the hour that comes next.'),
    next: z.int().min(9).max(20).describe('The hour that comes next: 14.'),
  },
)
  .refine(({ dialed, reached, machines }) => reached + machines <= dialed, {
    message: 'must not be more than were dialed',
    path: ['dialed'],
  })
  .refine(({ next, callbacks }) => next + callbacks.length <= 22, {
    message: 'must end before ten in the evening',
    path: ['callbacks'],
  });

/** A campaign of outbound calls. */
export type CampaignScene = z.output<typeof campaignSchema>;
