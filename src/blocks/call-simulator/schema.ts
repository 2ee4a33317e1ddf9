import { z } from 'zod';
import { CALL_KEYS } from '#src/blocks/call-simulator/keys.ts';
import { blockSchema, headline, lead, said, slug, surface, text } from '#src/shared/page/schema.ts';

const turn = z.strictObject({
  side: z.enum(['caller', 'answer']).describe('Who speaks: the caller, or whoever answers.'),
  text: said.max(200).describe('What is said.'),
  ms: z.int().min(0).max(5000).describe('How long after the turn before it this one begins, in milliseconds: 640.'),
});

const state = z.strictObject({
  id: slug.describe('A name for this place of the call, by which keys lead to it. The same in all languages.'),
  label: text.max(32).describe('What the drawing calls this place; it is lit while the call is here.'),
  turns: z.array(turn).min(1).max(6).describe('What is said here.'),
  keys: z
    .array(
      z.strictObject({
        key: z.enum(CALL_KEYS).describe('The key, in quotes: "1".'),
        label: text.max(48).describe('What the key does: “Book a visit”.'),
        to: slug.describe('The id of the place that the key leads to.'),
      }),
    )
    .max(6)
    .describe('Where each key leads. A place without keys ends the call.')
    .default([]),
});

/** Keys lead to states by their ids; a key that leads nowhere is refused, and one that leads to two places. */
export const callSimulatorSchema = blockSchema(
  'call-simulator',
  'A call that the reader takes part in by pressing keys of a telephone.',
  {
    surface: surface.default('tint'),
    title: headline,
    lead: lead.optional(),
    states: z.array(state).min(2).max(8).describe('The places of the call. It begins in the first.'),
  },
).superRefine(({ states }, context) => {
  const ids = new Set(states.map(({ id }) => id));
  if (ids.size < states.length) context.addIssue({ code: 'custom', path: ['states'], message: 'ids must differ' });
  for (const [index, { keys }] of states.entries()) {
    if (new Set(keys.map(({ key }) => key)).size < keys.length) {
      context.addIssue({ code: 'custom', path: ['states', index, 'keys'], message: 'keys must differ' });
    }
    for (const { to } of keys) {
      if (ids.has(to)) continue;
      context.addIssue({ code: 'custom', path: ['states', index, 'keys'], message: `there is no state ${to}` });
    }
  }
});

/** What the simulator plays, and what a page without JavaScript lists. */
export type CallSimulatorBlock = z.output<typeof callSimulatorSchema>;
/** One place of the call: what is said there, and where its keys lead. */
export type CallState = CallSimulatorBlock['states'][number];
