import { z } from 'zod';
import { sceneTurns } from '#src/scenes/parts/sceneTurns.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const moment = said.max(10).describe('When, as a phone writes it: 3:36 p.m.');

/** A call that begins in a chat: the customer's phone, and the desk of the agent who takes it. */
export const messengerCallSchema = sceneSchema(
  'messenger-call',
  'A call out of a chat: the customer’s phone with the chat and the call in it, and the agent’s side.',
  {
    business: said.max(22).describe('Who is written to, as the chat is headed: Alder Furniture.'),
    clock: z
      .string()
      .regex(/^\d{1,2}:\d{2}$/, 'must be hours and minutes')
      .describe('What the clock of the phone says: 3:41.'),
    messages: z
      .array(
        z.strictObject({
          from: z.enum(['customer', 'business']).describe('Who writes.'),
          text: said.max(80).describe('What is written.'),
          at: moment,
        }),
      )
      .min(2)
      .max(3)
      .refine((messages) => messages.some(({ from }) => from === 'customer'), {
        message: 'must have one of the customer',
      })
      .describe('What was written before the call, in order.'),
    invitation: z
      .strictObject({
        text: said.max(60).describe('What the business writes above the call button.'),
        at: moment,
      })
      .describe('The last message before the call. It has the button with which the customer calls.'),
    call: z
      .strictObject({
        now: z.number().positive().describe('Where the call is, in seconds: 18.2.'),
        turns: sceneTurns.max(4).describe('What is said, one turn after the other.'),
      })
      .refine(({ now, turns }) => (turns.at(-1)?.until ?? 0) <= now, {
        message: 'must not be before the last turn has ended',
        path: ['now'],
      })
      .describe('The call inside the chat.'),
    desk: z
      .strictObject({
        customer: said.max(24).describe('Who calls, as the agent sees it: Maya Lopez.'),
        agent: said.max(20).describe('The agent who has this chat: Priya.'),
        about: z
          .strictObject({
            label: said.max(18).describe('What the chat is about: Order 3180.'),
            value: said.max(28).describe('What your system says of it: oak desk, delivered today.'),
          })
          .describe('What your own system knows of it.'),
      })
      .describe('The agent’s side.'),
    after: said.max(90).describe('The message that the agent has ready for the chat, once the call is over.'),
  },
);

/** A chat with a call in it, seen from both sides. */
export type MessengerCallScene = z.output<typeof messengerCallSchema>;
