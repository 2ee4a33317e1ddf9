import { z } from 'zod';
import { sceneCode } from '#src/scenes/parts/sceneCode.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

/** What may become of a message, in the order in which it can. */
const RECEIPTS = ['accepted', 'sent', 'delivered', 'entered', 'answered'] as const;

const receipts = z
  .array(
    z.strictObject({
      state: z
        .enum(RECEIPTS)
        .describe(
          'What became of the message: accepted from you, sent to the carrier, delivered, its code entered, or answered.',
        ),
      after: z.int().positive().describe('When, in ms since you have sent it: 2400.'),
    }),
  )
  .min(2)
  .max(4)
  .refine(
    (list) =>
      list.every(({ state, after }, index) => {
        const before = list[index - 1];
        return !before || (before.after < after && RECEIPTS.indexOf(before.state) < RECEIPTS.indexOf(state));
      }),
    { message: 'must follow each other in time, in the order in which they can' },
  )
  .describe('What became of the message, in order.');

/** A text message on a phone; what it is billed as is counted from its words. */
export const smsThreadSchema = sceneSchema(
  'sms-thread',
  'A text message on a phone: its segments counted, and its receipts arriving on a time line.',
  {
    sender: said.max(18).describe('Who the phone says that it is from: a name of up to 11 letters, or a number.'),
    to: said.max(22).describe('The number that it goes to: +1 202-555-0142.'),
    clock: z
      .string()
      .regex(/^\d{1,2}:\d{2}$/, 'must be hours and minutes')
      .describe('What the clock of the phone says: 9:41.'),
    messages: z
      .array(
        z.strictObject({
          from: z.enum(['business', 'person']).describe('Who writes: the sender, or whoever has the phone.'),
          text: said.max(320).describe('The words of the message.'),
          at: said.max(14).describe('When, as a phone writes it: Tue 5:20 p.m.'),
        }),
      )
      .min(1)
      .max(3)
      .refine((messages) => messages.some(({ from }) => from === 'business'), {
        message: 'must have one of the sender',
      })
      .describe('The messages of the phone, in order. The last one of the sender is the one that is counted.'),
    code: z
      .string()
      .regex(/^\d{4,8}$/, 'must be four to eight digits')
      .describe('The one-time code in that message, in quotes: it is marked, and the phone fills it in.')
      .optional(),
    receipts,
    event: sceneCode
      .describe('What your system gets: the event of the receipt, or the code that sends the message.')
      .optional(),
  },
);

/** A message, what it is billed as, and what became of it. */
export type SmsThreadScene = z.output<typeof smsThreadSchema>;
/** What became of a message. */
export type Receipt = (typeof RECEIPTS)[number];
