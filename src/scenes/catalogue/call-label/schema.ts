import { z } from 'zod';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

/** A phone rings, and says who calls and why; beside it where that comes from. */
export const callLabelSchema = sceneSchema(
  'call-label',
  'A phone ringing with the label of a business and the reason for the call; the label and its checks beside it.',
  {
    business: said.max(22).describe('Who calls, as the phone shows it: Alder Clinic.'),
    number: said.max(22).describe('The number that calls. One that nobody can dial.'),
    place: said.max(20).describe('What the phone says of the number: Boston, MA.'),
    clock: z
      .string()
      .regex(/^\d{1,2}:\d{2}$/, 'must be hours and minutes')
      .describe('What the clock of the phone says: 4:20.'),
    checks: z
      .array(said.max(34).describe('A check that it has passed: company verified.'))
      .min(2)
      .max(4)
      .describe('What was checked before the label was shown, in order.'),
    reasons: z
      .array(
        z.strictObject({
          queue: said.max(22).describe('What calls: Reminders.'),
          reason: said.max(34).describe('The reason that its calls show: your appointment tomorrow.'),
          isThis: z.boolean().describe('Whether it is the one that calls here.').default(false),
        }),
      )
      .min(2)
      .max(3)
      .refine((reasons) => new Set(reasons.map(({ queue }) => queue)).size === reasons.length, {
        message: 'must be of different queues',
      })
      .refine((reasons) => reasons.filter(({ isThis }) => isThis).length === 1, {
        message: 'one of them must be this call',
      })
      .describe('The reasons by what calls; one of them is that of this call.'),
  },
);

/** A call with a name and a reason. */
export type CallLabelScene = z.output<typeof callLabelSchema>;
