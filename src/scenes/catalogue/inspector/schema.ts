import { z } from 'zod';
import { sceneCode } from '#src/scenes/parts/sceneCode.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const status = z.int().min(100).max(599);
const isTaken = (answer: number | undefined) => answer !== undefined && answer >= 200 && answer < 300;

const attempt = z.strictObject({
  at: z.int().nonnegative().describe('When it was tried, in whole seconds since the event: 30.'),
  status: status.describe('What your server answered: 503.'),
  text: said.max(28).describe('What that means: no answer in time.'),
});

const shape = sceneSchema(
  'inspector',
  'Webhooks as they are delivered: one is repeated until it is taken; its JSON and its signature.',
  {
    address: z.string().max(30).describe('Where the events go, without https://: shop.example/hooks.'),
    events: z
      .array(
        z.strictObject({
          event: z.string().max(16).describe('The name of the event: call.ended.'),
          at: z
            .string()
            .regex(/^\d{2}:\d{2}:\d{2}$/, 'must be a time with seconds')
            .describe('When it happened: "10:12:40".'),
          took: z.int().positive().describe('What your server needed to take it, in ms.'),
        }),
      )
      .min(2)
      .max(5)
      .describe('The events, in order. The last is open: it is the one that had to be repeated.'),
    attempts: z.array(attempt).min(2).max(4).describe('The deliveries of the last event; the last of them was taken.'),
    payload: sceneCode.describe('The last event as your server gets it, in JSON.'),
    signature: z.string().max(24).describe('The signature that came with it, shortened: 9f2c 51d0 … 7ae4.'),
  },
);

/** Events in order, of which the last was refused until it was taken. */
export const inspectorSchema = shape.superRefine(({ events, attempts }, context) => {
  const refuse = (path: string, message: string) => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  if (events.some(({ at }, index) => at < (events[index - 1]?.at ?? ''))) refuse('events', 'must go on in time');
  if (attempts.some(({ at }, index) => index > 0 && at <= (attempts[index - 1]?.at ?? 0))) {
    refuse('attempts', 'must go on in time');
  }
  if (attempts.some((one, index) => isTaken(one.status) !== (index === attempts.length - 1))) {
    refuse('attempts', 'must be refused until the last of them is taken');
  }
});

/** What is sent, and how it gets through. */
export type InspectorScene = z.output<typeof inspectorSchema>;
