import { z } from 'zod';
import { findFailover } from '#src/scenes/catalogue/trunk-map/findFailover.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const place = z.int().min(1).max(5);

const shape = sceneSchema(
  'trunk-map',
  'A call over a SIP trunk, message by message: one border controller does not answer, the other takes over.',
  {
    trunk: said.max(28).describe('What the trunk is called: Trunk head-office.'),
    stations: z
      .array(
        z.strictObject({
          label: said.max(14).describe('Who it is: PBX.'),
          isDown: z.boolean().describe('Whether it does not answer.').default(false),
        }),
      )
      .length(5)
      .describe('Who takes part, from the PBX to the carrier.'),
    messages: z
      .array(
        z.strictObject({
          at: z.int().nonnegative().describe('When it is sent, in ms since the first.'),
          from: place.describe('Who sends it: the place among those who take part, 1 is the first.'),
          to: place.describe('Who it is for, in the same way.'),
          text: z.string().max(16).describe('The message: INVITE, 200 OK. The same in all languages.'),
        }),
      )
      .min(4)
      .max(7)
      .describe('The messages, in order. What goes to somebody who is down is lost.'),
    media: z.string().max(20).describe('What carries the voices from the PBX to the provider in the end: SRTP, G.722.'),
    settings: z
      .array(
        z.strictObject({
          label: said.max(20).describe('What is agreed: Signaling.'),
          value: said.max(20).describe('On what: TLS 1.2.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('What both sides have agreed on.'),
  },
);

/** Messages in time, of which one is lost and sent again another way. */
export const trunkMapSchema = shape.superRefine(({ stations, messages }, context) => {
  const refuse = (path: string, message: string) => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  if (messages.some(({ at }, index) => index > 0 && at <= (messages[index - 1]?.at ?? 0))) {
    refuse('messages', 'must go on in time');
  }
  if (messages.some(({ from, to }) => from === to)) refuse('messages', 'must be for somebody else');
  if (messages.some(({ from }) => stations[from - 1]?.isDown)) refuse('messages', 'must not come from who is down');
  const { again } = findFailover({ stations, messages });
  if (!again || stations[again.to - 1]?.isDown) {
    refuse('messages', 'must have one that is lost, and sent again another way');
  }
});

/** A call that finds its way around a failure. */
export type TrunkMapScene = z.output<typeof trunkMapSchema>;
